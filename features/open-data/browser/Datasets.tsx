import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import listed from '@generated/site-open-data/default/datasets.json';
import { counted } from '#platform/base/common/text';
import { SITE } from '#platform/base/common/site';
import { FileLink } from '#platform/frame/browser/controls';
import { datasetJsonLd, JsonLd } from '#platform/frame/browser/JsonLd';
import { inList } from '#platform/frame/browser/Links';
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

/** How to load a table with the two tools that most readers have. */
function Loading({ name, csv }: { name: string; csv: string }): ReactNode {
  return (
    <details className="margin-bottom--lg">
      <summary>Load it in DuckDB or pandas</summary>
      <CodeBlock language="sql">{`SELECT * FROM read_csv('${csv}');`}</CodeBlock>
      <CodeBlock language="python">
        {`import pandas as pd\n${name.replaceAll('-', '_')} = pd.read_csv("${csv}")`}
      </CodeBlock>
    </details>
  );
}

/** All datasets: what an entry is, how many there are, and the files. */
export function Datasets(): ReactNode {
  return (
    <>
      <JsonLd data={datasets.map(toJsonLd)} />
      {datasets.map(({ name, title, description, rows, page, files }) => {
        const csv = files.find(({ kind }) => kind === 'csv');
        return (
          <section key={name} aria-labelledby={name}>
            <Heading as="h3" id={name}>
              {title}
            </Heading>
            <p>
              {description} {rows.toLocaleString('en-US')} {rows === 1 ? 'row' : 'rows'}.{' '}
              {inList(files, ({ route, bytes }) => (
                <>
                  <FileLink file={route}>{route.slice(route.lastIndexOf('/') + 1)}</FileLink> (
                  {sizeText(bytes)})
                </>
              ))}
              {page && (
                <>
                  , and <Link to={page}>more formats</Link>
                </>
              )}
            </p>
            {csv && <Loading name={name} csv={origin + csv.route} />}
          </section>
        );
      })}
    </>
  );
}
