import { docsOfFiles, toRecords as incidentsOf } from '#features/catalog/node/public';
import { loadTerms } from '#features/lexicon/node/public';
import { readContentFiles } from '#platform/content/node/contentFiles';
import { ContentError } from '#platform/base/common/problems';
import type { CatalogFile, ControlsDocument } from '../common/schema';
import { loadControls } from './collection';
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
  const docs = docsOfFiles(files);
  const incidents = incidentsOf(docs, ORIGIN);
  const terms = loadTerms('.');
  const records = toRecords({ groups, incidents, docs, terms, origin: ORIGIN, baseUrl: '/' });
  const document = toDocument(records, catalog, groups, {
    url: `${ORIGIN}/controls-catalog/`,
    date: '2026-11-23',
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  });
  return { catalog, groups, incidents, records, document, origin: ORIGIN };
}
