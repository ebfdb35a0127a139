import { readContentFiles } from '#platform/content/node/files';
import type { CatalogDocument } from '../common/schema';
import { loadLog } from './log';
import { loadPackageLists } from './packageLists';
import { docsOfFiles, toRecords } from './records';
import { testDocument } from './testRecord';

/** The catalog of this site, as the plugin would publish it at `https://example.org/catalog/`. */
export async function siteDocument(): Promise<CatalogDocument> {
  const { files } = await readContentFiles('.');
  const docs = docsOfFiles(files).map((doc) => ({
    ...doc,
    permalink: doc.permalink.replace(/^.*\/catalog\//, '/catalog/'),
  }));
  return testDocument(
    toRecords(docs, 'https://example.org', loadLog('.').log, loadPackageLists('.').lists),
  );
}
