import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import checklist from '@generated/site-readiness/default/checklist.json';
import { formatDay } from '#platform/base/common/dates';
import { copyText, saveFile } from '#platform/base/browser/textFiles';
import { keep, readKept, useLocalStorage } from '#platform/base/browser/localStorage';
import controls from '#platform/frame/browser/controls.module.css';
import { ActionMenu, Select } from '#platform/frame/browser/controls';
import { Mark } from '#platform/frame/browser/Facts';
import { Line } from '#platform/markdown/browser/Line';
import type { Piece } from '#platform/markdown/common/pieces';
import type { ChecklistItem } from '../../common/generated';
import {
  askedOn,
  goalAfter,
  isCounted,
  isDemanded,
  KINDS,
  NAME_LENGTH,
  stagesAfter,
  STARTS,
  type Asked,
  type Journey,
} from '../../common/journey';
import {
  NO_PROGRESS,
  parseProgress,
  STATES,
  withEntry,
  type Change,
  type Entry,
  type Progress,
} from '../../common/progress';
import { toReport } from '../../common/report';
import { STAGE_IDS, STAGES } from '#platform/base/common/levels';
import { toJson } from '#platform/base/common/json';
import { AREA_IDS, AREAS, LEVELS, type Area } from '../../common/vocabulary';
import styles from './styles.module.css';
import { useJourney } from './useJourney';

const { items, sources } = checklist;
const areasOf = (area: Area) => items.filter((item) => item.area === area);

/** Which criteria the list shows. */
const SHOWN = { all: 'All criteria', gaps: 'Only gaps', done: 'Only what is met' };
type Shown = keyof typeof SHOWN;

/** Where the marks are kept. */
const KEY = 'project-readiness';

const keepProgress = (progress: Progress): void => {
  const isEmpty = Object.keys(progress.entries).length === 0;
  keep(KEY, isEmpty ? '' : JSON.stringify(progress));
};

const keepEntry = (id: string, part: Change): void =>
  keepProgress(withEntry(parseProgress(readKept(KEY)) ?? NO_PROGRESS, id, part));

/** The marks kept on this device, and what is wrong with keeping them. */
function useProgress(): { progress: Progress; trouble?: keyof typeof TROUBLE | false } {
  const [text, isRefused] = useLocalStorage(KEY);
  const parsed = useMemo(() => parseProgress(text), [text]);
  return {
    progress: parsed ?? NO_PROGRESS,
    trouble: isRefused ? 'blocked' : text !== '' && !parsed && 'unreadable',
  };
}

const TROUBLE = {
  blocked:
    'This browser keeps nothing for this site, so your marks are gone when you leave the page. Export them before.',
  unreadable:
    'What was kept on this device can’t be read, so the list is empty. If you have exported your marks, import the file.',
};

/** Which stages ask for it, since when, and where that is written. */
function AskedBy({ rules }: Pick<ChecklistItem, 'rules'>): ReactNode {
  return STAGE_IDS.map((stage) => {
    const rule = rules[stage];
    const source = rule && sources[rule.source];
    if (!rule || !source) {
      return null;
    }
    const since = rule.news?.since;
    return (
      <dd key={stage}>
        {STAGES[stage]}: {LEVELS[rule.level].toLowerCase()}
        {rule.phase && ' during onboarding'}
        {rule.detail !== undefined && `, ${rule.detail.replaceAll('`', '')}`}
        {since !== undefined && `, since ${formatDay(since)}`} (
        <Link to={source.url}>{source.title}</Link>, {formatDay(source.day)})
      </dd>
    );
  });
}

function Facts({ item }: { item: ChecklistItem }): ReactNode {
  const { looksFor, fails, evidence, guide, templates, helps, example, rules } = item;
  const line = (term: string, pieces: readonly Piece[] | undefined) =>
    pieces && (
      <>
        <dt>{term}</dt>
        <dd>
          <Line pieces={pieces} />
        </dd>
      </>
    );
  return (
    <dl>
      {line('What the TOC looks for', looksFor)}
      {line('What fails', fails)}
      {line('Evidence', evidence)}
      {line('Guide', [guide])}
      {line(
        'Start from',
        templates?.flatMap((one, index) => (index === 0 ? [one] : [{ text: ', ' }, one])),
      )}
      {line('Who helps', helps)}
      {line('Example', example)}
      <dt>Asked by</dt>
      <AskedBy rules={rules} />
    </dl>
  );
}

/** What the reader has said of a criterion; else how it is asked, unless it is simply required. */
function MarkOf({ asked, entry }: Pick<ItemProps, 'asked' | 'entry'>): ReactNode {
  const state = entry?.done === true ? undefined : entry?.state;
  if (!asked || (!state && isDemanded(asked))) {
    return null;
  }
  return (
    <span className={styles.kind} data-no-copy>
      <Mark kind={!state && asked.kind === 'suggested' ? 'recommended' : undefined}>
        {state ? STATES[state] : KINDS[asked.kind]}
      </Mark>
    </span>
  );
}

/** What a criterion is, as its menu offers it: met, another state, or nothing yet. */
type Status = NonNullable<Entry['state']> | 'done' | '';

interface ItemProps {
  item: ChecklistItem;
  /** What the journey asks of it; hidden if nothing. */
  asked: Asked | undefined;
  entry: Entry | undefined;
  /** Whether the reader has chosen not to see it. */
  isOut: boolean;
}

/** A criterion to tick. Rendered again only when its own entry or the journey changes. */
const Item = memo(function Item({ item, asked, entry = {}, isOut }: ItemProps): ReactNode {
  const { id, text } = item;
  const detail = asked?.rule.detail?.replaceAll('`', '');
  return (
    <li data-other={asked ? undefined : ''} data-out={isOut || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={entry.done ?? false}
          onChange={({ target }) => keepEntry(id, { done: target.checked })}
        />
        <span>
          {text}
          {detail !== undefined && <span className={clsx('soft', styles.detail)}>: {detail}</span>}
        </span>
      </label>
      <MarkOf asked={asked} entry={entry} />
      <details>
        <summary className="soft small">
          {/* The label of a control is not in the Markdown copy of the page, so this is. */}
          <span data-no-copy>
            {entry.link !== undefined || entry.note !== undefined ? 'Details and notes' : 'Details'}
            <span className="sr-only">: </span>
          </span>
          <span className="sr-only">{text}</span>
        </summary>
        <Facts item={item} />
        <div className={clsx('small', styles.notes)}>
          <Select
            label="Status"
            value={entry.done === true ? 'done' : (entry.state ?? '')}
            options={[
              ['', 'Not set'],
              ['done', 'Met'],
              ...(Object.entries(STATES) as [Status, string][]),
            ]}
            onChange={(status) =>
              keepEntry(
                id,
                status === 'done' ? { done: true, state: '' } : { done: false, state: status },
              )
            }
          />
          <label>
            Link to your evidence
            <input
              type="url"
              inputMode="url"
              className={controls.labeled}
              maxLength={2000}
              value={entry.link ?? ''}
              onChange={({ target }) => keepEntry(id, { link: target.value })}
            />
          </label>
          <label>
            Note
            <textarea
              className={controls.labeled}
              rows={2}
              maxLength={2000}
              value={entry.note ?? ''}
              onChange={({ target }) => keepEntry(id, { note: target.value })}
            />
          </label>
        </div>
      </details>
    </li>
  );
});

/** The items of a journey with what it asks of them. */
function askedItems(journey: Pick<Journey, 'from' | 'to'>): Map<string, Asked> {
  return new Map(
    items.flatMap((item) => {
      const asked = askedOn(item, journey);
      return asked ? [[item.id, asked]] : [];
    }),
  );
}

interface CountsProps {
  asked: ReadonlyMap<string, Asked>;
  progress: Progress;
}

/** How much of what is required is done, for all areas and for each. */
function Counts({ asked, progress }: CountsProps): ReactNode {
  const countOf = (some: readonly ChecklistItem[]) => {
    const required = some.filter(({ id }) => isCounted(asked.get(id), progress.entries[id]));
    return {
      done: required.filter(({ id }) => progress.entries[id]?.done).length,
      all: required.length,
    };
  };
  const total = countOf(items);
  return (
    <>
      <div className={clsx('wrap', styles.total)}>
        <p role="status">
          {total.done} of {total.all} required criteria are met.
        </p>
        <progress aria-label="All areas" value={total.done} max={total.all} />
      </div>
      <nav className={clsx('small', styles.counts)} aria-label="Areas of criteria">
        <ul className="plain">
          {AREA_IDS.map((area) => ({ area, ...countOf(areasOf(area)) }))
            .filter(({ all }) => all > 0)
            .map(({ area, done, all }) => (
              <li key={area}>
                <Link to={`#${area}`}>{AREAS[area].title}</Link>
                <span>
                  {done} of {all}
                </span>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}

interface ActionsProps {
  journey: Journey;
  progress: Progress;
}

/** What a reader can do with the result and with what is kept. */
function Actions({ journey, progress }: ActionsProps): ReactNode {
  const [message, setMessage] = useState('');
  const [undo, setUndo] = useState<Progress>();
  const fileId = useId();
  const name = `readiness-for-${journey.to}`;

  const say = (text: string, before?: Progress) => {
    setMessage(text);
    setUndo(before);
  };
  const copy = async () => {
    try {
      await copyText(toReport(checklist, journey, progress));
      say('The result is copied.');
    } catch {
      say('Copying did not work here. Download the result instead.');
    }
  };
  const load = async (chosen: File) => {
    const loaded = parseProgress(await chosen.text());
    if (loaded) {
      keepProgress(loaded);
      say(`The marks from ${chosen.name} have taken the place of those here.`, progress);
    } else {
      say(`${chosen.name} is not a file that was exported here. Nothing has changed.`);
    }
  };
  const button = (label: string, onClick: () => void, className = 'dropdown__link') => (
    <button type="button" className={className} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <div className={styles.actions}>
      <div className="wrap">
        {button(
          'Copy result',
          () => void copy(),
          // What is done next, once there is something to copy.
          `button button--sm button--${Object.keys(progress.entries).length > 0 ? 'primary' : 'secondary'}`,
        )}
        <div>
          <ActionMenu
            label="More actions"
            className={styles.quiet}
            onClick={({ currentTarget }) => currentTarget.hidePopover()}
          >
            {button('Download result', () => {
              saveFile(`${name}.md`, toReport(checklist, journey, progress), 'text/markdown');
              say(`The result is saved as ${name}.md.`);
            })}
            {button('Print', () => window.print())}
            {button('Export marks', () => {
              saveFile('readiness.json', toJson(progress), 'application/json');
              say('Your marks are saved as readiness.json.');
            })}
            <label className="dropdown__link" htmlFor={fileId}>
              Import marks
            </label>
            <input
              id={fileId}
              className="sr-only"
              type="file"
              accept=".json,application/json"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) {
                  void load(chosen);
                }
                // The same file can be chosen again.
                target.value = '';
              }}
            />
            {button('Clear all', () => {
              keepProgress(NO_PROGRESS);
              say('All marks are removed from this device.', progress);
            })}
          </ActionMenu>
        </div>
      </div>
      <p role="status">{message}</p>
      {undo &&
        button(
          'Undo',
          () => {
            keepProgress(undo);
            say('Your marks are back.');
          },
          'button button--link',
        )}
    </div>
  );
}

/**
 * The criteria of a journey from level to level, to tick, with notes that stay on the device, and
 * the result as Markdown. Without scripts: all criteria, to print.
 */
export function Readiness(): ReactNode {
  const { progress, trouble } = useProgress();
  const [journey, setJourney] = useJourney();
  const { from, to } = journey;
  const asked = useMemo(() => askedItems({ from, to }), [from, to]);
  const [shown, setShown] = useState<Shown>('all');
  const order = Object.keys(KINDS);
  const rank = ({ id }: ChecklistItem) => {
    const kind = asked.get(id)?.kind;
    return kind ? order.indexOf(kind) : order.length;
  };

  return (
    <div className={styles.readiness}>
      <noscript>
        <p>Without JavaScript, your check marks aren’t kept. Print the list, and use a pen.</p>
      </noscript>
      <div className={clsx('box', styles.panel)}>
        <div className={clsx('small', styles.choices)}>
          <label>
            Name of your project
            <input
              type="text"
              className={controls.labeled}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              value={journey.project ?? ''}
              onChange={({ target }) => setJourney({ ...journey, project: target.value })}
            />
          </label>
          <Select
            label="Your project is"
            value={journey.from}
            options={Object.entries(STARTS) as [Journey['from'], string][]}
            onChange={(start) => setJourney({ ...journey, from: start, to: goalAfter(start) })}
          />
          <Select
            label="It goes to"
            value={journey.to}
            options={stagesAfter(journey.from).map((stage) => [stage, STAGES[stage]] as const)}
            onChange={(goal) => setJourney({ ...journey, to: goal })}
          />
          <Select
            label="Show"
            value={shown}
            options={Object.entries(SHOWN) as [Shown, string][]}
            onChange={setShown}
          />
        </div>
        {trouble && <p role="alert">{TROUBLE[trouble]}</p>}
        <Actions journey={journey} progress={progress} />
      </div>
      <Counts asked={asked} progress={progress} />
      {AREA_IDS.map((area) => {
        const here = areasOf(area).sort((a, b) => rank(a) - rank(b));
        const isOut = ({ id }: ChecklistItem) => {
          const entry = progress.entries[id];
          const isWanted =
            shown === 'gaps'
              ? isCounted(asked.get(id), entry) && !entry?.done
              : shown === 'all' || entry?.done;
          return !isWanted;
        };
        const list = (some: readonly ChecklistItem[]) => (
          <ul className={clsx('plain', styles.items)}>
            {some.map((item) => (
              <Item
                key={item.id}
                item={item}
                asked={asked.get(item.id)}
                entry={progress.entries[item.id]}
                isOut={isOut(item)}
              />
            ))}
          </ul>
        );
        const isBefore = ({ id }: ChecklistItem) => asked.get(id)?.kind === 'before';
        const before = here.filter(isBefore);
        return (
          <section
            key={area}
            aria-labelledby={area}
            data-other={here.some(({ id }) => asked.has(id)) ? undefined : ''}
            data-out={here.every((item) => !asked.has(item.id) || isOut(item)) || undefined}
          >
            <Heading as="h3" id={area}>
              {AREAS[area].title}
            </Heading>
            {list(here.filter((item) => !isBefore(item)))}
            {before.length > 0 && (
              <details className={styles.before} data-out={before.every(isOut) || undefined}>
                <summary>
                  Asked at an earlier level: {before.length}
                  <span className="sr-only">, {AREAS[area].title}</span>
                </summary>
                {list(before)}
              </details>
            )}
          </section>
        );
      })}
    </div>
  );
}
