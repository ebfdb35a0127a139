import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildDay } from '#platform/base/node/buildDay';
import { dataWriter } from '#platform/base/node/generatedData';
import { publishedFolder } from '#platform/base/node/staticDir';
import { STAGE_IDS } from '#platform/base/common/levels';
import { routeOf } from '#platform/content/common/routes';
import { readContentFiles } from '#platform/content/node/files';
import { templatesSchema } from '#features/templates/common/public';
import { loadTemplates } from '#features/templates/node/public';
import type { ReadinessFiles } from '../common/generated';
import { KITS_ROUTE, kitFile } from '../common/vocabulary';
import { toChecklist, toFilesByLevel } from './checklist';
import { kitFiles, toZip } from './kits';
import { CRITERIA_FILE, loadCriteria } from './load';

/**
 * Gives the checklist its data, and publishes a kit of files for each stage, also in development.
 * The content checks report problems.
 */
export default function readinessPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const publish = publishedFolder(siteDir, KITS_ROUTE);
  return {
    name: 'site-readiness',
    getPathsToWatch: () => [CRITERIA_FILE, 'templates/**'],
    async contentLoaded({ actions }) {
      const { data } = loadCriteria(siteDir);
      const { files } = await readContentFiles(siteDir);
      const today = buildDay();
      const source = {
        data,
        templates: loadTemplates(siteDir),
        described: files.flatMap(
          ({ frontMatter }) => templatesSchema.safeParse(frontMatter.templates).data ?? [],
        ),
        url: `${siteConfig.url}${baseUrl}`.replace(/\/$/, ''),
        today,
      };
      const titles = new Map(files.map((page) => [routeOf(page), page.frontMatter.title]));
      const titleOf = (route: string) => {
        const title = titles.get(route.split('#')[0] ?? '');
        return typeof title === 'string' ? title : route;
      };
      const write = dataWriter<ReadinessFiles>(actions);
      await write('checklist.json', toChecklist(data, titleOf, today));
      await write('files.json', toFilesByLevel(data, today));
      publish(new Map(STAGE_IDS.map((stage) => [kitFile(stage), toZip(kitFiles(source, stage))])));
    },
  };
}
