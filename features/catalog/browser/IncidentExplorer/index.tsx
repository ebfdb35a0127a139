import {
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import edition from '@generated/site-catalog/default/edition.json';
import rows from '@generated/site-catalog/default/incidents.json';
import {
  CVE,
  decadeOf,
  NO_FILTER,
  parseFilter,
  prepareFilter,
  serializeFilter,
  SORTS,
  sortRows,
  type Cve,
  type FacetCounts,
  type Filter,
  type Sort,
} from '../../common/filter';
import { MOST_COMPARED, serializeCompared } from '../../common/compared';
import type { IncidentRow } from '../../common/generated';
import { isCve } from '../../common/identifiers';
import { CATALOG_FILES, CATALOG_ROUTE } from '../../common/route';
import { ECOSYSTEMS, TYPES, type Ecosystem, type IncidentType } from '../../common/vocabulary';
import { formatPartialDate, yearOf } from '../../../../platform/base/common/dates';
import { compareNames } from '../../../../platform/base/common/order';
import { AxisFacets, chosenAxisLabels } from './AxisFacets';
import { JsonLd } from '../../../../platform/frame/browser/JsonLd';
import type { DownloadFormat } from './download';
import { toDatasetJsonLd } from './jsonLd';
import controls from '../../../../platform/frame/browser/controls.module.css';
import { Chip } from '../../../../platform/frame/browser/Explorer/Chip';
import { Facet } from '../../../../platform/frame/browser/Explorer/Facet';
import { ResultTable } from '../../../../platform/frame/browser/Explorer/ResultTable';
import explorer from '../../../../platform/frame/browser/Explorer/styles.module.css';
import {
  useAddressFilter,
  type AddressFilter,
} from '../../../../platform/frame/browser/Explorer/useAddressFilter';
import { useAfterPaint } from '../../../../platform/frame/browser/Explorer/useAfterPaint';
import styles from './styles.module.css';

const IN_ADDRESS: AddressFilter<Filter> = {
  parse: parseFilter,
  serialize: serializeFilter,
  asides: ['compare'],
};
const applyFilter = prepareFilter(rows);
const IDS = new Set(rows.map(({ id }) => id));
const ALL = applyFilter(NO_FILTER).counts;
const YEARS = [...new Set(rows.map(({ date }) => yearOf(date)))].sort((a, b) => a - b);
const DECADES = [...new Set(YEARS.map(decadeOf))];
const TYPE_IDS = (Object.keys(TYPES) as IncidentType[]).filter((type) => ALL.types[type]);
const ECOSYSTEM_IDS = (Object.keys(ECOSYSTEMS) as Ecosystem[])
  .filter((ecosystem) => ALL.ecosystems[ecosystem])
  .sort((a, b) => compareNames(ECOSYSTEMS[a], ECOSYSTEMS[b]));

const CVE_IDS = Object.keys(CVE) as Cve[];

type Change = (part: Partial<Filter>) => void;
/** Facets with several values, any of which may match. */
type ListFacet = 'types' | 'ecosystems' | 'cve';

interface ChipsProps {
  facet: ListFacet;
  values: readonly string[];
  labels: Readonly<Record<string, string>>;
  counts: Partial<Record<string, number>>;
  chosen: readonly string[];
  change: Change;
}

/** The values of a facet. Rendered again only when they change, not with every character typed. */
const Chips = memo(function Chips({
  facet,
  values,
  labels,
  counts,
  chosen,
  change,
}: ChipsProps): ReactNode {
  return (
    <div className={explorer.chips}>
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
  // The address may name a year without incidents.
  const years = value === null || YEARS.includes(value) ? YEARS : [...YEARS, value].sort();
  return (
    <label className={explorer.field}>
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

interface FacetsProps {
  filter: Filter;
  counts: FacetCounts;
  change: Change;
}

const Decades = memo(function Decades({
  from,
  to,
  counts,
  change,
}: Pick<Filter, 'from' | 'to'> & { counts: FacetCounts['decades']; change: Change }): ReactNode {
  return (
    <div className={explorer.chips}>
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
      <div className={explorer.actions}>
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
  );
});

function Facets({ filter, counts, change }: FacetsProps): ReactNode {
  const { types, ecosystems, cve, from, to } = filter;
  const years = from === null && to === null ? [] : [[from ?? '', to ?? ''].join(' to ').trim()];
  return (
    <div className={explorer.facets}>
      <Facet label="Type" chosen={types.map((id) => TYPES[id])}>
        <Chips
          facet="types"
          values={TYPE_IDS}
          labels={TYPES}
          counts={counts.types}
          chosen={types}
          change={change}
        />
      </Facet>
      <Facet label="Year" chosen={years}>
        <Decades from={from} to={to} counts={counts.decades} change={change} />
      </Facet>
      <Facet label="Ecosystem" chosen={ecosystems.map((id) => ECOSYSTEMS[id])}>
        <Chips
          facet="ecosystems"
          values={ECOSYSTEM_IDS}
          labels={ECOSYSTEMS}
          counts={counts.ecosystems}
          chosen={ecosystems}
          change={change}
        />
      </Facet>
      <Facet
        label="More filters"
        chosen={[...cve.map((id) => CVE[id]), ...chosenAxisLabels(filter.axes)]}
      >
        <Chips
          facet="cve"
          values={CVE_IDS}
          labels={CVE}
          counts={counts.cve}
          chosen={cve}
          change={change}
        />
        <AxisFacets chosen={filter.axes} counts={counts.axes} change={change} />
      </Facet>
    </div>
  );
}

interface ResultProps {
  found: ReadonlySet<string>;
  sort: Sort;
}

/** Buttons that save the filtered incidents; their code is loaded with the first click. */
function Downloads({ found, sort }: ResultProps): ReactNode {
  const url = useBaseUrl(CATALOG_ROUTE + CATALOG_FILES.json);
  const [hasFailed, setFailed] = useState(false);
  const save = async (format: DownloadFormat) => {
    try {
      const { download } = await import('./download');
      const ids = sortRows(rows, sort).flatMap(({ id }) => (found.has(id) ? [id] : []));
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
          className={controls.button}
          onClick={() => {
            void save(format);
          }}
        >
          Save as {format.toUpperCase()}
        </button>
      ))}
      {hasFailed && <span role="alert">The data couldn’t be loaded. Try again.</span>}
    </>
  );
}

// Explicit roles for the reason that `ResultTable` gives.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
const Row = memo(function Row({
  row,
  isLater,
  hasCve,
  isCompared,
  onCompare,
}: {
  row: IncidentRow;
  hasCve: boolean;
  isCompared: boolean;
  onCompare: (id: string) => void;
  /** Whether only "Show more" shows it where scripts run. */
  isLater: boolean;
}) {
  return (
    <tr role="row" data-later={isLater || undefined}>
      <th role="rowheader" scope="row">
        <Link to={row.permalink}>{row.name}</Link>
      </th>
      <td role="cell" className={explorer.unbroken}>
        <time dateTime={row.date}>{formatPartialDate(row.date)}</time>
      </td>
      <td role="cell">{row.types.map((type) => TYPES[type]).join(', ')}</td>
      <td role="cell">{row.ecosystems.map((id) => ECOSYSTEMS[id]).join(', ')}</td>
      {hasCve && (
        <td role="cell" className={styles.cve}>
          {row.identifiers.filter(isCve).join(', ')}
        </td>
      )}
      <td role="cell" className={styles.compare}>
        <label>
          <input
            type="checkbox"
            checked={isCompared}
            onChange={() => {
              onCompare(row.id);
            }}
          />
          <span className={explorer.inCards} aria-hidden="true">
            Compare
          </span>
          <span className="sr-only">Compare {row.name}</span>
        </label>
      </td>
    </tr>
  );
});
/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role */

const Results = memo(function Results({
  sort,
  found,
  size,
  showMore,
  hasCve,
  compared,
  onCompare,
}: ResultProps & {
  /** How many are in view. */
  size: number;
  showMore: () => void;
  hasCve: boolean;
  compared: readonly string[];
  onCompare: (id: string) => void;
}): ReactNode {
  const sorted = useMemo(() => sortRows(rows, sort), [sort]);
  const results = sorted.filter(({ id }) => found.has(id));
  // The page has all rows when it comes; a browser keeps those in view, and so answers keys at once.
  const inPage = useIsBrowser() ? results.slice(0, size) : results;
  return (
    <ResultTable
      caption={`Incidents, ${SORTS[sort].toLowerCase()}`}
      columns={['Incident', 'Date', 'Type', 'Ecosystem', hasCve ? 'CVE' : [], 'Compare'].flat()}
      total={found.size}
      size={size}
      showMore={showMore}
    >
      {inPage.map((row, index) => (
        <Row
          key={row.id}
          row={row}
          isLater={index >= size}
          hasCve={hasCve}
          isCompared={compared.includes(row.id)}
          onCompare={onCompare}
        />
      ))}
    </ResultTable>
  );
});

/** The way to the comparison of what is chosen, in view wherever the reader chooses. */
function Comparison({ chosen, change }: { chosen: readonly string[]; change: Change }): ReactNode {
  const isPossible = chosen.length > 1 && chosen.length <= MOST_COMPARED;
  return (
    chosen.length > 0 && (
      <div className={clsx(explorer.filter, styles.comparison)}>
        <div className={explorer.actions}>
          {isPossible ? (
            <Link
              className={controls.button}
              to={`${CATALOG_ROUTE}compare${serializeCompared(chosen)}`}
            >
              Compare {chosen.length} incidents
            </Link>
          ) : (
            <span role="status">{chosen.length} chosen; choose two or three to compare them.</span>
          )}
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              change({ compare: [] });
            }}
          >
            Clear
          </button>
        </div>
      </div>
    )
  );
}

/** All incidents with facets, free text and sorting; the address holds the filter. */
export function IncidentExplorer(): ReactNode {
  const { hash, search } = useLocation();
  const { filter, change, size, showMore } = useAddressFilter(IN_ADDRESS);
  const shown = useAfterPaint(filter);
  const { found, counts } = useMemo(() => applyFilter(shown), [shown]);
  const compared = useMemo(() => filter.compare.filter((id) => IDS.has(id)), [filter.compare]);
  const toggleCompared = useCallback(
    (id: string) => {
      const { compare } = parseFilter(window.location.search);
      const others = compare.filter((other) => other !== id);
      change({ compare: others.length < compare.length ? others : [...compare, id] });
    },
    [change],
  );
  const status = useRef<HTMLParagraphElement>(null);
  const inputId = useId();

  // Readers who follow a link to a filter, from a chart or a list, continue at the results.
  useEffect(() => {
    if (hash === '#all-entries' && search !== '') {
      status.current?.focus({ preventScroll: true });
    }
  }, [hash, search]);

  const isFiltered = serializeFilter({ ...filter, sort: 'newest', compare: [] }) !== '';
  return (
    <div className={clsx(explorer.explorer, styles.incidents)}>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title={edition.title}
          href={edition.url + CATALOG_FILES.feed}
        />
        <link rel="alternate" type="application/json" href={edition.url + CATALOG_FILES.json} />
      </Head>
      <JsonLd data={toDatasetJsonLd(edition)} />
      <search className={explorer.filter}>
        <div className={explorer.top}>
          <div className={explorer.field}>
            <label htmlFor={inputId}>Words in name, target, or identifier</label>
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
          <label className={explorer.field}>
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
      <div className={explorer.bar}>
        <p ref={status} role="status" tabIndex={-1}>
          {found.size === 0
            ? 'No incident matches. Remove a filter.'
            : `${found.size} of ${rows.length} incidents`}
        </p>
        {isFiltered && (
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              change({ ...NO_FILTER, sort: filter.sort, compare: filter.compare, text: '' });
              status.current?.focus({ preventScroll: true });
            }}
          >
            Reset
          </button>
        )}
      </div>
      <Results
        sort={shown.sort}
        found={found}
        size={size}
        showMore={showMore}
        hasCve={shown.cve.includes('yes')}
        compared={compared}
        onCompare={toggleCompared}
      />
      <Comparison chosen={compared} change={change} />
      <div className={explorer.actions}>
        <Downloads found={found} sort={shown.sort} />
      </div>
    </div>
  );
}
