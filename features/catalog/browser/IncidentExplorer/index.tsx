import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import edition from '@generated/site-catalog/default/edition.json';
import rows from '@generated/site-collections/default/incidents.json';
import { CATALOG_FILES, CATALOG_ROUTE, isCve, PLAN_ROUTE } from '../../common/route';
import type { CatalogDocument } from '../../common/schema';
import { disclosedOf, incidentsView, type IncidentRow } from '../../common/view';
import { ECOSYSTEMS, VECTORS } from '../../common/vocabulary';
import { fetchText, saveFile } from '#platform/base/browser/textFiles';
import { counted } from '#platform/base/common/text';
import { toJson } from '#platform/base/common/json';
import { serializeQuery } from '#platform/collections/common/query';
import { Explorer, type Column } from '#platform/collections/browser/Explorer';
import explorer from '#platform/collections/browser/Explorer/styles.module.css';
import { datasetJsonLd, JsonLd } from '#platform/frame/browser/JsonLd';
import { SaveButtons } from '#platform/frame/browser/controls';
import styles from './styles.module.css';

const { years } = edition;
const DATASET = datasetJsonLd(
  edition,
  {
    description:
      'Real compromises of software supply chains, each with date, types, targets, ecosystems, identifiers, and references.',
    temporalCoverage: `${years[0]?.[0] ?? ''}/${years.at(-1)?.[0] ?? ''}`,
  },
  { [CATALOG_FILES.json]: 'application/json', [CATALOG_FILES.csv]: 'text/csv' },
);

/** A column of numbers, the largest first where the list is sorted by it. */
const figure = (
  unit: 'Day' | 'Hour',
  what: string,
  sort: string,
  of: (row: IncidentRow) => number | null,
): Column<IncidentRow> => ({
  label: `${unit}s ${what}`,
  isUnbroken: true,
  isFigure: true,
  sorting: { descending: sort },
  cell: (row) => {
    const number = of(row);
    return number === 0 ? (
      <span className={explorer.zero}>0</span>
    ) : (
      number !== null && (
        <>
          {number.toLocaleString('en-US')}{' '}
          <span className={explorer.inCards}>
            {unit.toLowerCase()}
            {number === 1 ? '' : 's'} {what}
          </span>
        </>
      )
    );
  },
});

const EXPOSURE = figure('Hour', 'exposed', 'exposure', ({ exposureHours }) => exposureHours);

const COLUMNS: readonly Column<IncidentRow>[] = [
  {
    label: 'Incident',
    sorting: { ascending: 'name' },
    width: '30%',
    cell: ({ name, route }) => <Link to={route}>{name}</Link>,
  },
  {
    label: 'Disclosed',
    isUnbroken: true,
    sorting: { descending: 'newest', ascending: 'oldest' },
    cell: (row) => <time dateTime={disclosedOf(row)}>{disclosedOf(row)}</time>,
  },
  {
    label: 'Vector',
    width: '19%',
    cell: ({ vectors }) => vectors.map((vector) => VECTORS[vector]).join(', '),
  },
  {
    label: 'Ecosystem',
    width: '23%',
    cell: ({ ecosystems }) => ecosystems.map((id) => ECOSYSTEMS[id]).join(', '),
  },
  figure('Day', 'unnoticed', 'dwell', ({ dwellDays }) => dwellDays),
  { ...EXPOSURE, isExtra: true, isShown: ({ sort }) => sort !== 'exposure' },
  { ...EXPOSURE, isShown: ({ sort }) => sort === 'exposure' },
  {
    label: 'CVE',
    isShown: ({ chosen }) => chosen.cve?.includes('yes') ?? false,
    cell: ({ identifiers }) => (
      <span className={styles.cve}>{identifiers.filter(isCve).join(', ')}</span>
    ),
  },
];

/** Some incidents of `incidents.csv`: a line is an incident, and begins with its id. */
function linesOf(csv: string, ids: readonly string[]): string {
  const [header = '', ...lines] = csv.split('\r\n');
  const byId = new Map(lines.map((line) => [line.slice(0, line.indexOf(',')), line]));
  return [header, ...ids.map((id) => byId.get(id) ?? ''), ''].join('\r\n');
}

/** Some incidents of `incidents.json`. */
function recordsOf(json: string, ids: readonly string[]): string {
  const all = JSON.parse(json) as CatalogDocument;
  const byId = new Map(all.incidents.map((record) => [record.id, record]));
  return toJson({ ...all, incidents: ids.flatMap((id) => byId.get(id) ?? []) });
}

/** Buttons that save the incidents that were found, out of the published files. */
function Downloads({ found }: { found: readonly IncidentRow[] }): ReactNode {
  const base = useBaseUrl(CATALOG_ROUTE);
  const ids = found.map(({ id }) => id);
  return (
    <SaveButtons
      formats={['CSV', 'JSON']}
      save={async (format) => {
        if (format === 'CSV') {
          const csv = await fetchText(base + CATALOG_FILES.csv);
          saveFile('incidents.csv', linesOf(csv, ids), 'text/csv;charset=utf-8');
        } else {
          const json = await fetchText(base + CATALOG_FILES.json);
          saveFile('incidents.json', recordsOf(json, ids), 'application/json');
        }
      }}
      failure="The data couldn't be loaded. Try again."
    />
  );
}

/** What can be done with the incidents that are chosen, in view wherever the reader chooses. */
const selectionBar = (selected: readonly string[]): ReactNode => (
  <>
    <Link
      className="button button--secondary button--sm"
      to={PLAN_ROUTE + serializeQuery(incidentsView, { selected })}
    >
      Controls for {counted(selected.length, 'incident')}
    </Link>
    <Link
      className="button button--secondary button--sm"
      to={`${CATALOG_ROUTE}${serializeQuery(incidentsView, { only: selected })}#all-entries`}
    >
      Link to just {selected.length === 1 ? 'this one' : 'these'}
    </Link>
  </>
);

/** All incidents. */
export function IncidentExplorer(): ReactNode {
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title={edition.title}
          href={edition.url + CATALOG_FILES.feed}
        />
        <link
          rel="alternate"
          type="application/feed+json"
          title={`${edition.title}: new and changed entries`}
          href={edition.url + CATALOG_FILES.jsonFeed}
        />
        <link rel="alternate" type="application/json" href={edition.url + CATALOG_FILES.json} />
      </Head>
      <JsonLd data={DATASET} />
      <Explorer
        view={incidentsView}
        rows={rows}
        prompt="Words in name, target, or identifier"
        table={{
          caption: ({ sort }) =>
            `Incidents, ${incidentsView.sorts?.[sort]?.label.toLowerCase() ?? ''}`,
          columns: COLUMNS,
          isBrief: true,
        }}
        selection={{ label: 'Choose', nameOf: ({ name }) => name, bar: selectionBar }}
        actions={(found, query) => (
          <>
            {found.length > 0 && found.length < rows.length && (
              <Link
                className="button button--secondary button--sm"
                to={PLAN_ROUTE + serializeQuery(incidentsView, query)}
              >
                Controls for {counted(found.length, 'incident')}
              </Link>
            )}
            <Downloads found={found} />
            <Link
              className="button button--secondary button--sm"
              to={`${CATALOG_ROUTE}data#license-and-citation`}
            >
              Cite
            </Link>
          </>
        )}
      />
    </>
  );
}
