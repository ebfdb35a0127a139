import { Fragment, useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import comparison from '@generated/site-catalog/default/comparison.json';
import { compareRecords, type ComparedRow } from '../../common/comparison';
import { CATALOG_ROUTE, recordFile } from '../../common/route';
import type { IncidentRecord } from '../../common/schema';
import { incidentsView, MOST_COMPARED } from '../../common/view';
import { fetchText } from '#platform/base/browser/fetchText';
import { parseQuery, serializeQuery } from '#platform/collections/common/query';
import { Select } from '#platform/frame/browser/Select';
import { Table } from '#platform/markdown/browser/Table';
import styles from './styles.module.css';

const { entries, example } = comparison;
const ENTRIES = new Map(entries.map((entry) => [entry.id, entry]));
const ORDINALS = ['First', 'Second', 'Third'];

/** The records of these incidents; until they are loaded, those before. */
function useRecords(ids: readonly string[]): { records: IncidentRecord[]; hasFailed: boolean } {
  const base = useBaseUrl(CATALOG_ROUTE);
  const [known, setKnown] = useState(() => new Map(example.map((record) => [record.id, record])));
  const [hasFailed, setFailed] = useState(false);
  const missing = ids.filter((id) => !known.has(id)).join(' ');
  useEffect(() => {
    if (missing === '') {
      return undefined;
    }
    const loading = new AbortController();
    const load = async (id: string) => {
      const file = base + recordFile(ENTRIES.get(id)?.permalink ?? '', base);
      const text = await fetchText(file, { signal: loading.signal });
      return JSON.parse(text) as IncidentRecord;
    };
    Promise.all(missing.split(' ').map(load)).then(
      (loaded) => {
        setFailed(false);
        setKnown((before) => new Map([...before, ...loaded.map((one) => [one.id, one] as const)]));
      },
      () => setFailed(!loading.signal.aborted),
    );
    return () => loading.abort();
  }, [base, missing]);
  return { records: ids.flatMap((id) => known.get(id) ?? []), hasFailed };
}

/** The ids in the address, and what changes them; the example, where the address names none. */
function useCompared(): [ids: string[], change: (ids: string[]) => void] {
  const { search } = useLocation();
  const history = useHistory();
  // The page is rendered with the example; the reader's choice follows after hydration.
  const { selected } = parseQuery(incidentsView, useIsBrowser() ? search : '');
  const named = [...new Set(selected)].filter((id) => ENTRIES.has(id)).slice(0, MOST_COMPARED);
  return [
    named.length > 0 ? named : example.map(({ id }) => id),
    (next) => history.push({ search: serializeQuery(incidentsView, { selected: next }) }),
  ];
}

/** A value that may break after its punctuation: identifiers are longer than a column. */
function Value({ children }: { children: string }): ReactNode {
  return children.split(/(?<=[./@_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface ValuesProps {
  /** Of the property. */
  name: string;
  values: string[];
  shared: string[];
}

/** Longer lists are folded. */
const MANY = 8;

function Values({ name, values, shared }: ValuesProps): ReactNode {
  if (values.length === 0) {
    return <span className="soft">Not known</span>;
  }
  const list = (
    <ul className="plain">
      {values.map((value) => (
        <li key={value}>
          {shared.includes(value) ? (
            <mark>
              <Value>{value}</Value>
            </mark>
          ) : (
            <Value>{value}</Value>
          )}
        </li>
      ))}
    </ul>
  );
  return values.length > MANY ? (
    <details>
      <summary>
        {values.length} {name.toLowerCase()}
      </summary>
      {list}
    </details>
  ) : (
    list
  );
}

interface RowsProps {
  caption: string;
  records: readonly IncidentRecord[];
  rows: readonly ComparedRow[];
}

/** Properties of incidents, side by side. */
function Rows({ caption, records, rows }: RowsProps): ReactNode {
  // On narrow screens rows become blocks, which takes away the roles of table elements.
  /* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles */
  return (
    <Table role="table" className={styles.table} data-columns={records.length}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {records.map(({ id, name }) => (
            <th key={id} role="columnheader" scope="col">
              <Link to={ENTRIES.get(id)?.permalink}>{name}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ name, values, shared }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {records.map(({ id }, index) => (
              <td key={id} role="cell">
                <Values name={name} values={values[index] ?? []} shared={shared} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  /* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles */
}

/** Two or three incidents side by side; the address holds which. */
export function IncidentComparison(): ReactNode {
  const [ids, change] = useCompared();
  const { records, hasFailed } = useRecords(ids);
  const rows = compareRecords(records);
  const shared = rows.filter((row) => row.shared.length > 0);
  return (
    <>
      <noscript>
        <p>Selecting needs JavaScript. Without it, these incidents are an example.</p>
      </noscript>
      <search className={clsx('small', styles.choices)}>
        {Array.from({ length: MOST_COMPARED }, (_, index) => (
          <Select
            key={index}
            label={`${ORDINALS[index]} incident`}
            value={ids[index] ?? ''}
            options={[
              ...(ids.length > 2 || index >= ids.length ? [['', 'None'] as const] : []),
              ...entries
                .filter(({ id }) => id === ids[index] || !ids.includes(id))
                .map(({ id, name }) => [id, name] as const),
            ]}
            onChange={(id) => {
              const next = Array.from({ length: MOST_COMPARED }, (_, place) =>
                place === index ? id : (ids[place] ?? ''),
              );
              change(next.filter((one) => one !== ''));
            }}
          />
        ))}
      </search>
      <h2>In common</h2>
      <p role="status">
        {hasFailed
          ? 'The data of an incident could not be loaded. Reload the page to try again.'
          : shared.length === 0 && 'Nothing that the data names.'}
      </p>
      <dl className={clsx('small', styles.common)}>
        {shared.map(({ name, shared: values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <h2>Differences</h2>
      <Rows
        caption="Where they differ; what all of them have is marked"
        records={records}
        rows={rows.filter(({ differs }) => differs)}
      />
    </>
  );
}
