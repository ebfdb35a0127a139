import { useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import checklist from '@generated/site-readiness/default/checklist.json';
import { STAGES } from '#platform/base/common/levels';
import controls from '#platform/frame/browser/controls.module.css';
import { Select } from '#platform/frame/browser/controls';
import {
  askedOn,
  goalAfter,
  KINDS,
  NAME_LENGTH,
  stagesAfter,
  STARTS,
  type Asked,
  type Journey,
} from '../../common/journey';
import { isCounted, type Progress } from '../../common/progress';
import type { ChecklistItem } from '../../common/rules';
import { AREA_IDS, AREAS, type Area } from '../../common/vocabulary';
import { Actions } from './Actions';
import { Criterion } from './Criterion';
import { TROUBLE, useJourney, useProgress } from './state';
import styles from './styles.module.css';

const { items } = checklist;
const areasOf = (area: Area) => items.filter((item) => item.area === area);

/** Which criteria the list shows. */
const SHOWN = { all: 'All criteria', gaps: 'Only gaps', done: 'Only what is met' };
type Shown = keyof typeof SHOWN;

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
                {/* The words beside it say the same. */}
                <progress aria-hidden="true" value={done} max={all} />
              </li>
            ))}
        </ul>
      </nav>
    </>
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
        <p>Without JavaScript, your check marks aren't kept. Print the list, and use a pen.</p>
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
              <Criterion
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
