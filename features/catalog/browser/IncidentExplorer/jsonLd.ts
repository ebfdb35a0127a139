import type { Dataset, WithContext } from 'schema-dts';
import type { CatalogFiles } from '../../common/generated';
import { CATALOG_FILES } from '../../common/route';
import { SITE } from '../../../../platform/base/common/site';

/** The catalog as structured data (schema.org): a data set with its downloads. */
export function toDatasetJsonLd(edition: CatalogFiles['edition.json']): WithContext<Dataset> {
  const { title, url, version, date, years } = edition;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description:
      'Real compromises of software supply chains, each with date, types, targets, ecosystems, identifiers, classification and public references.',
    url,
    version,
    dateModified: date,
    license: SITE.license.url,
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
}
