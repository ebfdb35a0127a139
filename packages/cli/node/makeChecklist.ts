import { SITE } from '../../../platform/base/common/site';
import { LEVELS, type Level } from '../../../platform/base/common/levels';
import { buildDay } from '../../../platform/base/node/reproducible';
import { toChecklist } from '../../../features/readiness/node/plugin';
import { loadCriteria } from '../../../features/readiness/node/collection';
import { loadProjects } from '../../../features/projects/node/collection';
import { loadTemplates } from '../../../features/templates/node/public';
import type { CliData } from './data';

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
