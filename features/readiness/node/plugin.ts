import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildDay } from '#platform/base/node/buildDay';
import { dataWriter } from '#platform/base/node/generatedData';
import { publishedFolder } from '#platform/base/node/staticDir';
import { routeOf } from '#platform/content/common/routes';
import { readContentFiles } from '#platform/content/node/files';
import { templatesSchema } from '#features/templates/common/public';
import { loadTemplates } from '#features/templates/node/public';
import type { ReadinessFiles } from '../common/generated';
import { kitAddress, STAGE_IDS } from '../common/vocabulary';
import { toChecklist, toFilesByLevel } from './checklist';
import { kitFiles, toZip } from './kits';
import { CRITERIA_FILE, loadCriteria } from './load';

/**
 * Gives the checklist its data, and publishes a kit of files for each stage, also in development.
 * The content checks report problems.
 */
export default function readinessPlugin(context: LoadContext): Plugin<ReadinessFiles> {
  const { siteDir, siteConfig, baseUrl } = context;
  return {
    name: 'site-readiness',
    getPathsToWatch: () => [CRITERIA_FILE, 'templates/**'],
    async loadContent() {
      const { data } = loadCriteria(siteDir);
      const { files } = await readContentFiles(siteDir);
      const source = {
        data,
        templates: loadTemplates(siteDir),
        described: files.flatMap(
          ({ frontMatter }) => templatesSchema.safeParse(frontMatter.templates).data ?? [],
        ),
        url: `${siteConfig.url}${baseUrl}`.replace(/\/$/, ''),
        today: buildDay(),
      };
      publishedFolder(
        siteDir,
        path.dirname(kitAddress('sandbox')),
      )(
        new Map(
          STAGE_IDS.map((stage) => [
            path.basename(kitAddress(stage)),
            toZip(kitFiles(source, stage)),
          ]),
        ),
      );
      const titles = new Map(files.map((page) => [routeOf(page), page.frontMatter.title]));
      const titleOf = (route: string) => {
        const title = titles.get(route.split('#')[0] ?? '');
        return typeof title === 'string' ? title : route;
      };
      return {
        'checklist.json': toChecklist(data, titleOf, source.today),
        'files.json': toFilesByLevel(data, source.today),
      };
    },
    async contentLoaded({ content, actions }) {
      const write = dataWriter<ReadinessFiles>(actions);
      await write('checklist.json', content['checklist.json']);
      await write('files.json', content['files.json']);
    },
  };
}
