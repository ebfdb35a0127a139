import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import listed from '@generated/site-open-data/default/datasets.json';
import { counted } from '#platform/base/common/text';
import { SITE } from '#platform/base/common/site';
import { FileLink } from '#platform/frame/browser/controls';
import { datasetJsonLd, JsonLd } from '#platform/frame/browser/JsonLd';
import { Table, TableHead } from '#platform/markdown/browser/Table';
import type { ListedDataset } from '../common/generated';

const { day, origin, datasets } = listed;

const MEDIA_TYPES = {
  json: 'application/json',
  csv: 'text/csv',
  schema: 'application/schema+json',
} as const;

/** `412 bytes`, `37 kB`, `1.2 MB`. */
function sizeText(bytes: number): string {
  if (bytes < 1000) {
    return counted(bytes, 'byte');
  }
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const toJsonLd = ({ name, title, description, files }: ListedDataset) =>
  datasetJsonLd(
    { title, url: `${origin}/resources/open-data#${name}`, version: day, date: day },
    { description: `${description} Part of the open data of ${SITE.title}.` },
    Object.fromEntries(files.map(({ kind, route }) => [origin + route, MEDIA_TYPES[kind]])),
  );

/** Files of each kind, in the order of the columns. */
const KINDS = { json: 'JSON', csv: 'CSV', schema: 'Schema' } as const;

/** How to load the tables with the two tools that most readers have. */
function Loading(): ReactNode {
  const tables = datasets.flatMap(({ name, files }) =>
    files
      .filter(({ kind }) => kind === 'csv')
      .map(({ route }) => ({ name: name.replaceAll('-', '_'), csv: origin + route })),
  );
  return (
    <details className="margin-bottom--lg">
      <summary>Load the tables in DuckDB or pandas</summary>
      <CodeBlock language="sql" title="DuckDB">
        {tables.map(({ csv }) => `SELECT * FROM read_csv('${csv}');`).join('\n')}
      </CodeBlock>
      <CodeBlock language="python" title="pandas">
        {[
          'import pandas as pd',
          ...tables.map(({ name, csv }) => `${name} = pd.read_csv("${csv}")`),
        ].join('\n')}
      </CodeBlock>
    </details>
  );
}

/** All datasets: what an entry is, how many there are, and the files. */
export function Datasets(): ReactNode {
  return (
    <>
      <JsonLd data={datasets.map(toJsonLd)} />
      <Table data-layout="cards">
        <TableHead columns={['Dataset', 'What it lists', 'Rows', ...Object.values(KINDS)]} />
        <tbody>
          {datasets.map(({ name, title, description, rows, page, files }) => (
            <tr key={name} id={name}>
              <td>{title}</td>
              <td data-label="What it lists">
                {description}
                {page && (
                  <>
                    {' '}
                    <Link to={page}>
                      More formats<span className="sr-only"> of {title}</span>
                    </Link>
                  </>
                )}
              </td>
              <td data-label="Rows">{rows.toLocaleString('en-US')}</td>
              {Object.entries(KINDS).map(([kind, label]) => {
                const file = files.find((one) => one.kind === kind);
                return (
                  <td key={kind} data-label={label}>
                    {file && (
                      <FileLink file={file.route}>
                        {sizeText(file.bytes).replace(' ', '\u00a0')}
                        <span className="sr-only">
                          {' '}
                          of {title} as {label}
                        </span>
                      </FileLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      <Loading />
    </>
  );
}
