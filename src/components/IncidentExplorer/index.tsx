import { memo, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import edition from '@generated/site-catalog/default/edition.json';
import rows from '@generated/site-catalog/default/incidents.json';
import {
  applyFilter,
  CVE,
  decadeOf,
  NO_FILTER,
  serialiseFilter,
  SORTS,
  sortRows,
  toSearchable,
  type Cve,
  type FacetCounts,
  type Filter,
  type Searchable,
  type Sort,
} from '../../../plugins/catalog/filter';
import { CATALOG_FILES, CATALOG_ROUTE } from '../../../plugins/catalog/route';
import {
  ECOSYSTEMS,
  TYPES,
  type Ecosystem,
  type IncidentType,
} from '../../../plugins/catalog/vocabulary';
import { formatPartialDate } from '../../../plugins/shared/dates';
import { compareNames } from '../../../plugins/shared/order';
import type { DownloadFormat } from './download';
import { toDatasetJsonLd } from './jsonLd';
import controls from '../controls.module.css';
import styles from './styles.module.css';
import { useAfterPaint } from './useAfterPaint';
import { useFilter } from './useFilter';

const ROWS = toSearchable(rows);
const ALL = applyFilter(ROWS, NO_FILTER).counts;
const YEARS = [...new Set(ROWS.map(({ year }) => year))].sort((a, b) => a - b);
const DECADES = [...new Set(YEARS.map(decadeOf))];
const TYPE_IDS = (Object.keys(TYPES) as IncidentType[]).filter((type) => ALL.types[type]);
const ECOSYSTEM_IDS = (Object.keys(ECOSYSTEMS) as Ecosystem[])
  .filter((ecosystem) => ALL.ecosystems[ecosystem])
  .sort((a, b) => compareNames(ECOSYSTEMS[a], ECOSYSTEMS[b]));

const CVE_IDS = Object.keys(CVE) as Cve[];

type Change = (part: Partial<Filter>) => void;
/** Facets whose values are alternatives. */
type ListFacet = 'types' | 'ecosystems' | 'cve';

interface ChipProps {
  label: string;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

/** A value of a facet: a checkbox with the number of results that it would have. */
function Chip({ label, count, isChosen, onToggle }: ChipProps): ReactNode {
  return (
    <label className={styles.chip} data-empty={count === 0 || undefined}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      {label} <span>{count}</span>
    </label>
  );
}

interface ChipsProps {
  facet: ListFacet;
  values: readonly string[];
  labels: Readonly<Record<string, string>>;
  counts: Partial<Record<string, number>>;
  chosen: readonly string[];
  change: Change;
}

/** The values of a facet. Drawn anew for its own values only, not at every key of the free text. */
const Chips = memo(function Chips({
  facet,
  values,
  labels,
  counts,
  chosen,
  change,
}: ChipsProps): ReactNode {
  return (
    <div className={styles.chips}>
      {values.map((value) => {
        const isChosen = chosen.includes(value);
        return (
          <Chip
            key={value}
            label={labels[value] ?? value}
            count={counts[value] ?? 0}
            isChosen={isChosen}
            onToggle={() => {
              change({
                [facet]: isChosen ? chosen.filter((other) => other !== value) : [...chosen, value],
              });
            }}
          />
        );
      })}
    </div>
  );
});

function YearSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number | null;
  onChange: (year: number | null) => void;
}): ReactNode {
  // An address may name a year in which nothing happened.
  const years = value === null || YEARS.includes(value) ? YEARS : [...YEARS, value].sort();
  return (
    <label className={styles.field}>
      {label}
      <select
        className={controls.field}
        value={value ?? ''}
        onChange={({ target }) => {
          onChange(target.value === '' ? null : Number(target.value));
        }}
      >
        <option value="">Any</option>
        {years.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </label>
  );
}

interface YearsProps extends Pick<Filter, 'from' | 'to'> {
  counts: FacetCounts['decades'];
  change: Change;
}

const Years = memo(function Years({ from, to, counts, change }: YearsProps): ReactNode {
  return (
    <fieldset>
      <legend>Year</legend>
      <div className={styles.chips}>
        {DECADES.map((decade) => {
          const isChosen = from === decade && to === decade + 9;
          return (
            <Chip
              key={decade}
              label={`${decade}s`}
              count={counts[decade] ?? 0}
              isChosen={isChosen}
              onToggle={() => {
                change(isChosen ? { from: null, to: null } : { from: decade, to: decade + 9 });
              }}
            />
          );
        })}
        <div className={styles.range}>
          <YearSelect
            label="From"
            value={from}
            onChange={(year) => {
              change({ from: year });
            }}
          />
          <YearSelect
            label="To"
            value={to}
            onChange={(year) => {
              change({ to: year });
            }}
          />
        </div>
      </div>
    </fieldset>
  );
});

interface FacetProps {
  filter: Filter;
  counts: FacetCounts;
  change: Change;
}

function Facets({ filter, counts, change }: FacetProps): ReactNode {
  return (
    <>
      <fieldset>
        <legend>Type</legend>
        <Chips
          facet="types"
          values={TYPE_IDS}
          labels={TYPES}
          counts={counts.types}
          chosen={filter.types}
          change={change}
        />
      </fieldset>
      <Years from={filter.from} to={filter.to} counts={counts.decades} change={change} />
      <fieldset>
        <legend>CVE</legend>
        <Chips
          facet="cve"
          values={CVE_IDS}
          labels={CVE}
          counts={counts.cve}
          chosen={filter.cve}
          change={change}
        />
      </fieldset>
      <details className={styles.more}>
        <summary>
          Ecosystem
          {filter.ecosystems.length > 0 &&
            `: ${filter.ecosystems.map((id) => ECOSYSTEMS[id]).join(', ')}`}
        </summary>
        <fieldset>
          <legend className="sr-only">Ecosystem</legend>
          <Chips
            facet="ecosystems"
            values={ECOSYSTEM_IDS}
            labels={ECOSYSTEMS}
            counts={counts.ecosystems}
            chosen={filter.ecosystems}
            change={change}
          />
        </fieldset>
      </details>
    </>
  );
}

interface ResultProps {
  found: ReadonlySet<string>;
  sort: Sort;
}

/** Buttons that save what the filter has found; their code comes with the first click. */
function Downloads({ found, sort }: ResultProps): ReactNode {
  const url = useBaseUrl(CATALOG_ROUTE + CATALOG_FILES.json);
  const [hasFailed, setFailed] = useState(false);
  const save = async (format: DownloadFormat) => {
    try {
      const { download } = await import('./download');
      const ids = sortRows(ROWS, sort).flatMap(({ id }) => (found.has(id) ? [id] : []));
      await download(format, url, ids);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className={styles.button}
          onClick={() => {
            void save(format);
          }}
        >
          Save as {format.toUpperCase()}
        </button>
      ))}
      {hasFailed && <span role="alert">The data could not be loaded. Try again.</span>}
    </>
  );
}

// As cards on a narrow screen the elements of the table would lose their roles, so these are named.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles */
const Row = memo(function Row({ row, isHidden }: { row: Searchable; isHidden: boolean }) {
  return (
    <tr role="row" hidden={isHidden}>
      <th role="rowheader" scope="row">
        <Link to={row.permalink}>{row.name}</Link>
      </th>
      <td role="cell" className={styles.date}>
        <time dateTime={row.date}>{formatPartialDate(row.date)}</time>
      </td>
      <td role="cell">{row.types.map((type) => TYPES[type]).join(', ')}</td>
      <td role="cell">{row.ecosystems.map((id) => ECOSYSTEMS[id]).join(', ')}</td>
    </tr>
  );
});

const Results = memo(function Results({ sort, found }: ResultProps): ReactNode {
  const sorted = useMemo(() => sortRows(ROWS, sort), [sort]);
  return (
    <table role="table" className={styles.table}>
      <caption>Incidents, {SORTS[sort].toLowerCase()}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Incident', 'Date', 'Type', 'Ecosystem'].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {/* Hidden, not removed: to show a row again is cheaper than to make it. */}
        {sorted.map((row) => (
          <Row key={row.id} row={row} isHidden={!found.has(row.id)} />
        ))}
      </tbody>
    </table>
  );
});

/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles */

/** All entries of the catalogue with facets, free text and sort; the address holds what is chosen. */
export function IncidentExplorer(): ReactNode {
  const { hash, search } = useLocation();
  const [filter, change] = useFilter();
  const shown = useAfterPaint(filter);
  const { found, counts } = useMemo(() => applyFilter(ROWS, shown), [shown]);
  const status = useRef<HTMLParagraphElement>(null);
  const inputId = useId();

  // Who comes from a chart or a list by a link to a filter goes on at its result.
  useEffect(() => {
    if (hash === '#all-entries' && search !== '') {
      status.current?.focus({ preventScroll: true });
    }
  }, [hash, search]);

  const isFiltered = serialiseFilter({ ...filter, sort: 'newest' }) !== '';
  return (
    <div className={styles.explorer}>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title={edition.title}
          href={edition.url + CATALOG_FILES.feed}
        />
        <link rel="alternate" type="application/json" href={edition.url + CATALOG_FILES.json} />
        <script type="application/ld+json">{toDatasetJsonLd(edition)}</script>
      </Head>
      <search className={styles.filter}>
        <div className={styles.top}>
          <div className={styles.field}>
            <label htmlFor={inputId}>Words in name, target or identifier</label>
            <input
              id={inputId}
              className={controls.field}
              type="search"
              autoComplete="off"
              value={filter.text}
              onChange={({ target }) => {
                change({ text: target.value });
              }}
            />
          </div>
          <label className={styles.field}>
            Sort
            <select
              className={controls.field}
              value={filter.sort}
              onChange={({ target }) => {
                change({ sort: target.value as Sort });
              }}
            >
              {Object.entries(SORTS).map(([sort, label]) => (
                <option key={sort} value={sort}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Facets filter={filter} counts={counts} change={change} />
      </search>
      <div className={styles.bar}>
        <p ref={status} role="status" tabIndex={-1}>
          {found.size === 0
            ? 'No incident fits. Remove a choice.'
            : `${found.size} of ${ROWS.length} incidents`}
        </p>
        <div className={styles.actions}>
          {isFiltered && (
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                change({ ...NO_FILTER, sort: filter.sort, text: '' });
                status.current?.focus({ preventScroll: true });
              }}
            >
              Reset
            </button>
          )}
          <Downloads found={found} sort={shown.sort} />
        </div>
      </div>
      <Results sort={shown.sort} found={found} />
    </div>
  );
}
