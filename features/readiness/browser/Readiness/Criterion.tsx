import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import checklist from '@generated/site-readiness/default/checklist.json';
import { formatDay } from '#platform/base/common/dates';
import { STAGE_IDS, STAGES } from '#platform/base/common/levels';
import controls from '#platform/frame/browser/controls.module.css';
import { Select } from '#platform/frame/browser/controls';
import { Mark } from '#platform/frame/browser/Facts';
import { Line } from '#platform/markdown/browser/Line';
import type { Piece } from '#platform/markdown/common/pieces';
import { isDemanded, KINDS, type Asked } from '../../common/journey';
import { STATES, type Entry } from '../../common/progress';
import type { ChecklistItem } from '../../common/rules';
import { LEVELS } from '../../common/vocabulary';
import { keepEntry } from './state';
import styles from './styles.module.css';

const { sources } = checklist;

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
function MarkOf({ asked, entry }: Pick<CriterionProps, 'asked' | 'entry'>): ReactNode {
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

interface CriterionProps {
  item: ChecklistItem;
  /** What the journey asks of it; hidden if nothing. */
  asked: Asked | undefined;
  entry: Entry | undefined;
  /** Whether the reader has chosen not to see it. */
  isOut: boolean;
}

/** A criterion to tick. Rendered again only when its own entry or the journey changes. */
export const Criterion = memo(function Criterion({
  item,
  asked,
  entry = {},
  isOut,
}: CriterionProps): ReactNode {
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
