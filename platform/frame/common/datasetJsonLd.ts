import type { Dataset, WithContext } from 'schema-dts';
import { SITE } from '#platform/base/common/site';

/**
 * A data set as structured data (schema.org).
 *
 * @param edition title, address of its page with a slash at the end, version and day
 * @param more its description, and what else there is to say
 * @param files media types by the addresses of the files, or by their names beside its page
 */
export function datasetJsonLd(
  { title, url, version, date }: Readonly<Record<'title' | 'url' | 'version' | 'date', string>>,
  { description, temporalCoverage }: { description: string; temporalCoverage?: string },
  files: Readonly<Record<string, string>>,
): WithContext<Dataset> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description,
    url,
    version,
    dateModified: date,
    license: SITE.license.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: SITE.copyrightHolder },
    ...(temporalCoverage && { temporalCoverage }),
    distribution: Object.entries(files).map(([file, encodingFormat]) => ({
      '@type': 'DataDownload',
      contentUrl: /^https?:/.test(file) ? file : url + file,
      encodingFormat,
    })),
  };
}
