import type { Dataset, WithContext } from 'schema-dts';
import type { Edition } from '../../../plugins/catalog/pages';
import { CATALOG_FILES } from '../../../plugins/catalog/route';
import { SITE } from '../../data/site';

/** The catalogue as structured data of schema.org: a data set with its downloads. */
export function toDatasetJsonLd({ title, url, version, date, years }: Edition): string {
  const dataset: WithContext<Dataset> = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description:
      'Real compromises of software supply chains, each with date, types, targets, ecosystems, identifiers, classification and public references.',
    url,
    version,
    dateModified: date,
    license: SITE.licence.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: SITE.copyrightHolder },
    temporalCoverage: `${years[0]?.[0] ?? ''}/${years.at(-1)?.[0] ?? ''}`,
    distribution: [
      { file: CATALOG_FILES.json, format: 'application/json' },
      { file: CATALOG_FILES.csv, format: 'text/csv' },
    ].map(({ file, format }) => ({
      '@type': 'DataDownload',
      contentUrl: url + file,
      encodingFormat: format,
    })),
  };
  return JSON.stringify(dataset);
}
