// `npm run build -w packages/cli`: bundles the command, with what it knows of the site, into `dist`.
import path from 'node:path';
import { SITE } from '../../../platform/base/common/site';
import { buildDay } from '../../../platform/base/node/reproducible';
import { readContentFiles } from '../../../platform/content/node/contentFiles';
import { CATALOG_ROUTE, CHECK_ROUTE } from '../../../features/catalog/common/route';
import { toAffectedList } from '../../../features/catalog/node/affected';
import {
  docsOfFiles,
  loadBeside,
  toDocument,
  toRecords,
} from '../../../features/catalog/node/records';
import { bundle } from './bundle';
import type { CliData } from './data';
import { checklistData } from './makeChecklist';

const PACKAGE = path.resolve(__dirname, '..');
const SITE_DIR = path.resolve(PACKAGE, '../..');

/** The packages that the catalog lists. */
async function affectedData(): Promise<CliData['affected']> {
  const { files } = await readContentFiles(SITE_DIR);
  const records = toRecords(docsOfFiles(files), SITE.url, loadBeside(SITE_DIR));
  const document = toDocument(records, SITE.url + CATALOG_ROUTE, buildDay());
  return toAffectedList(document, SITE.url, CHECK_ROUTE);
}

void affectedData().then((affected) =>
  bundle(PACKAGE, 'cli', { ...checklistData(SITE_DIR), affected } satisfies CliData),
);
