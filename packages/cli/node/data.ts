// What the command knows of the site. Run as a script, this bundles the command with it into `dist`.
import path from 'node:path';
import { SITE } from '../../../platform/base/common/site';
import { LEVELS, type Level } from '../../../platform/base/common/levels';
import { buildDay } from '../../../platform/base/node/reproducible';
import { toChecklist } from '../../../features/readiness/node/plugin';
import { loadCriteria } from '../../../features/readiness/node/collection';
import { loadProjects } from '../../../features/projects/node/collection';
import { loadTemplates } from '../../../features/templates/node/public';
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
import type { CliData } from './check';

/** The criteria and templates of a site, as the command needs them. */
export function checklistData(siteDir: string): Omit<CliData, 'affected'> {
  const data = loadCriteria(siteDir);
  const texts = loadTemplates(siteDir);
  const day = buildDay();
  return {
    day,
    origin: SITE.url,
    projects: loadProjects(siteDir).flatMap(({ name, levels, repo, repos = [] }) => {
      const level = (Object.keys(LEVELS) as Level[]).findLast((one) => levels[one] !== undefined);
      return level === undefined || repo === undefined
        ? []
        : { name, level, repos: [repo, ...repos].map((address) => address.toLowerCase()) };
    }),
    items: toChecklist(data, (route) => route, day).items,
    templates: data.files.map((file) => {
      const text = texts.get(file.file);
      return { ...file, ...(text !== undefined && { text }) };
    }),
  };
}

/** The packages that the catalog lists. */
async function affectedData(siteDir: string): Promise<CliData['affected']> {
  const { files } = await readContentFiles(siteDir);
  const records = toRecords(docsOfFiles(files), SITE.url, loadBeside(siteDir));
  const document = toDocument(records, SITE.url + CATALOG_ROUTE, buildDay());
  return toAffectedList(document, SITE.url, CHECK_ROUTE);
}

// `npm run build -w packages/cli`
if (require.main === module) {
  const folder = path.resolve(__dirname, '..');
  const siteDir = path.resolve(folder, '../..');
  void affectedData(siteDir).then((affected) =>
    bundle(folder, 'cli', { ...checklistData(siteDir), affected } satisfies CliData),
  );
}
