import { memo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { groupBy } from '#platform/base/common/lists';
import { toggled, yearsText, type Choice, type Found, type Query } from '../../common/query';
import type { Facet, ListView } from '../../common/view';
import controls from '#platform/frame/browser/controls.module.css';
import { Select } from '#platform/frame/browser/controls';
import styles from './styles.module.css';

type Change = (part: Partial<Query>) => void;

interface ChipProps {
  label: string;
  count: number;
  isChosen: boolean;
  isFolded?: boolean;
  onToggle: () => void;
}

/** A value of a facet: a checkbox with the number of results that would remain. */
function Chip({ label, count, isChosen, isFolded, onToggle }: ChipProps): ReactNode {
  return (
    <label className={clsx('small', styles.chip, isFolded && styles.folded, count === 0 && 'soft')}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      {label} <span className="soft">{count}</span>
    </label>
  );
}

interface ValuesProps {
  id: string;
  /** Values with their names. */
  values: readonly (readonly [value: string, name: string])[];
  counts: Readonly<Record<string, number>>;
  chosen: Query['chosen'];
  change: Change;
}

/** How many values of a facet show at first. */
const SHOWN = 5;

/** The values of a facet, always in the same places: the first ones, those that are chosen, and on demand all. */
function Values({ id, values, counts, chosen, change }: ValuesProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const own = chosen[id] ?? [];
  // One or two more need no button.
  const first = values.length <= SHOWN + 2 ? values : values.slice(0, SHOWN);
  const shown = values.filter((value) => first.includes(value) || own.includes(value[0]));
  return (
    <div>
      {values.map((value) => (
        <Chip
          key={value[0]}
          label={value[1]}
          count={counts[value[0]] ?? 0}
          isChosen={own.includes(value[0])}
          isFolded={!isWhole && !shown.includes(value)}
          onToggle={() => change({ chosen: toggled(chosen, id, value[0]) })}
        />
      ))}
      {shown.length < values.length && (
        <button
          type="button"
          className="button button--link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Fewer' : `${values.length - shown.length} more`}
        </button>
      )}
    </div>
  );
}

interface YearsProps extends Pick<Query, 'from' | 'to'> {
  /** All years of the list. */
  all: readonly number[];
  counts: Found<never>['years'];
  change: Change;
}

const decadeOf = (year: number): number => year - (year % 10);

/** A span of years, by decade or from one year to another. */
function Years({ all, from, to, counts, change }: YearsProps): ReactNode {
  const yearSelect = (label: string, end: 'from' | 'to', value: number | null) => {
    // The address may name a year without entries.
    const years = value === null || all.includes(value) ? all : [...all, value].sort();
    return (
      <Select
        label={label}
        value={String(value ?? '')}
        options={[['', 'Any'], ...years.map((year) => [String(year), String(year)] as const)]}
        onChange={(year) => change({ [end]: year === '' ? null : Number(year) })}
      />
    );
  };
  const countOf = (decade: number) =>
    [...counts].reduce((sum, [year, count]) => sum + (decadeOf(year) === decade ? count : 0), 0);
  return (
    <div>
      {[...new Set(all.map(decadeOf))].map((decade) => {
        const isChosen = from === decade && to === decade + 9;
        return (
          <Chip
            key={decade}
            label={`${decade}s`}
            count={countOf(decade)}
            isChosen={isChosen}
            onToggle={() =>
              change(isChosen ? { from: null, to: null } : { from: decade, to: decade + 9 })
            }
          />
        );
      })}
      <div className={clsx('small', styles.years)}>
        {yearSelect('From', 'from', from)}
        {yearSelect('To', 'to', to)}
      </div>
    </div>
  );
}

/** A kind of choice; but for the first, folded until it is wanted. */
function Group({
  label,
  isOpen,
  chosen,
  children,
}: {
  label: string;
  isOpen?: boolean;
  /** What is chosen, in words. */
  chosen: readonly string[];
  children: ReactNode;
}): ReactNode {
  return (
    <details className={styles.facet} open={isOpen}>
      <summary>{chosen.length > 0 ? `${label}: ${chosen.join(', ')}` : label}</summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface Props<Row> extends Pick<Query, 'chosen' | 'from' | 'to'> {
  view: ListView<Row>;
  found: Found<Row>;
  /** What is found without a query: values that no entry has are not shown. */
  all: Found<Row>;
  change: Change;
}

/** The most frequent values first; those that are as frequent stay in their order. */
const sorted = <Value extends readonly [value: string, name: string]>(
  values: readonly Value[],
  counts: Readonly<Record<string, number>>,
): Value[] => [...values].sort(([a], [b]) => (counts[b] ?? 0) - (counts[a] ?? 0));

/** All facets of a list. Rendered again only when a choice or a count changes, not with every key. */
export const Facets = memo(function Facets<Row>({
  view,
  chosen,
  from,
  to,
  found,
  all,
  change,
}: Props<Row>): ReactNode {
  const namesIn = (facet: Facet<Row>) =>
    (chosen[facet.id] ?? []).map((value) => facet.values[value] ?? value);
  const choiceOf = ({ id, values, inOrder }: Facet<Row>) => (
    <Values
      id={id}
      values={sorted(Object.entries(values), inOrder ? {} : (all.counts[id] ?? {})).filter(
        ([value]) => all.counts[id]?.[value],
      )}
      counts={found.counts[id] ?? {}}
      chosen={chosen}
      change={change}
    />
  );
  const alone = view.facets.filter(({ within }) => within === undefined);
  const together = view.facets.filter(({ within }) => within !== undefined);
  return (
    <div>
      {alone.map((facet, index) => (
        <Group key={facet.id} label={facet.label} isOpen={index === 0} chosen={namesIn(facet)}>
          {choiceOf(facet)}
        </Group>
      ))}
      {view.year && (
        <Group label="Year" chosen={from === null && to === null ? [] : [yearsText(from, to)]}>
          <Years
            all={[...all.years.keys()].sort((a, b) => a - b)}
            from={from}
            to={to}
            counts={found.years}
            change={change}
          />
        </Group>
      )}
      {[...groupBy(together, ({ within = '' }) => within)].map(([label, facets]) => (
        <Group key={label} label={label} chosen={facets.flatMap(namesIn)}>
          {facets.map((facet) => (
            <fieldset key={facet.id}>
              <legend>{facet.label}</legend>
              {choiceOf(facet)}
            </fieldset>
          ))}
        </Group>
      ))}
    </div>
  );
}) as <Row>(props: Props<Row>) => ReactNode;

interface ChosenProps {
  choices: readonly Choice[];
  takeOff: (without: Choice['without']) => void;
  clear: () => void;
}

/** What a reader has chosen, to take off one by one or all at once. */
export function Chosen({ choices, takeOff, clear }: ChosenProps): ReactNode {
  return (
    choices.length > 0 && (
      <ul className={clsx('plain wrap', styles.chosen)} aria-label="Chosen">
        {choices.map(({ label, without }) => (
          <li key={label}>
            <button
              type="button"
              className={controls.toggle}
              aria-label={`Remove ${label}`}
              onClick={() => takeOff(without)}
            >
              {label} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button button--link" onClick={clear}>
            Clear all
          </button>
        </li>
      </ul>
    )
  );
}
