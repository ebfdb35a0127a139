import { loadTerms } from '../../lexicon/node/public';
import { readContentFiles } from '../../../platform/content/node/files';
import { ContentError } from '../../../platform/base/common/problems';
import { routeOf } from '../../../platform/content/common/routes';
import type { CatalogFile, ControlsDocument } from '../common/schema';
import { toIncidents } from './incidents';
import { loadControls } from './load';
import type { Model } from './pages';
import { toDocument, toRecords } from './records';

export const ORIGIN = 'https://example.org';

/** The controls of this site, as the plugin would publish them. */
export async function siteModel(): Promise<
  Model & { document: ControlsDocument; catalog: CatalogFile }
> {
  const { catalog, groups, problems } = loadControls('.');
  if (!catalog) {
    throw new ContentError(problems);
  }
  const { files } = await readContentFiles('.');
  const docs = files
    .filter(({ kind }) => kind === 'doc')
    .map((file) => ({
      id: file.file.replace(/^docs\//, '').replace(/\.mdx?$/, ''),
      title: String(file.frontMatter.title),
      permalink: routeOf(file),
      frontMatter: file.frontMatter,
    }));
  const incidents = toIncidents(docs);
  const terms = loadTerms('.');
  const records = toRecords({ groups, incidents, docs, terms, origin: ORIGIN, baseUrl: '/' });
  const document = toDocument(records, catalog, groups, {
    url: `${ORIGIN}/controls-catalog/`,
    date: '2026-11-23',
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  });
  return { catalog, groups, incidents, records, document, origin: ORIGIN };
}
