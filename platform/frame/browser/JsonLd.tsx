import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { SITE } from '#platform/base/common/site';
import { jsonForScript } from '#platform/base/common/text';

/** Structured data of a page for search engines (https://json-ld.org/). */
export function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonForScript(data)}</script>
    </Head>
  );
}

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
) {
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
