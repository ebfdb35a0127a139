import type { Dataset, WithContext } from 'schema-dts';
import { SITE } from '../../../../platform/base/common/site';
import type { ControlsFiles } from '../../common/generated';
import { CONTROLS_FILES } from '../../common/route';

/** The controls as structured data (schema.org): a data set with its downloads. */
export function toDatasetJsonLd({
  title,
  url,
  version,
  date,
}: ControlsFiles['edition.json']): WithContext<Dataset> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description:
      'Security controls for cloud native software, mapped to NIST SP 800-53 and to the incidents that each would have prevented, detected, or limited.',
    url,
    version,
    dateModified: date,
    license: SITE.license.url,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: SITE.copyrightHolder },
    distribution: [
      { file: CONTROLS_FILES.json, format: 'application/json' },
      { file: CONTROLS_FILES.csv, format: 'text/csv' },
      { file: CONTROLS_FILES.graph, format: 'application/ld+json' },
    ].map(({ file, format }) => ({
      '@type': 'DataDownload',
      contentUrl: url + file,
      encodingFormat: format,
    })),
  };
}
