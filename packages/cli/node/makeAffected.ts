import { SITE } from '../../../platform/base/common/site';
import { buildDay } from '../../../platform/base/node/buildDay';
import { readContentFiles } from '../../../platform/content/node/files';
import { CATALOG_ROUTE, CHECK_ROUTE } from '../../../features/catalog/common/route';
import { toAffectedList } from '../../../features/catalog/node/affected';
import { loadLog } from '../../../features/catalog/node/log';
import { loadPackageLists } from '../../../features/catalog/node/packageLists';
import { docsOfFiles, toDocument, toRecords } from '../../../features/catalog/node/records';
import type { CliData } from './data';

/** The packages that the catalog of a site lists. */
export async function affectedData(siteDir: string): Promise<CliData['affected']> {
  const { files } = await readContentFiles(siteDir);
  const records = toRecords(
    docsOfFiles(files),
    SITE.url,
    loadLog(siteDir).log,
    loadPackageLists(siteDir).lists,
  );
  const document = toDocument(records, SITE.url + CATALOG_ROUTE, buildDay());
  return toAffectedList(document, SITE.url, CHECK_ROUTE);
}
