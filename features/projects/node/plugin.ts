import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { withBasePath } from '../../../platform/base/common/basePath';
import { groupBy } from '../../../platform/base/common/groupBy';
import { dataWriter } from '../../../platform/base/node/generatedData';
import { toFigures } from '../common/figures';
import type { ProjectsFiles } from '../common/generated';
import { routeOfProject, slugOf } from '../common/route';
import { loadAbout, loadProjects, PROJECTS_FILE } from './collection';
import { namingPages } from './mentions';

/** Provides the figures of all projects, and a page for each. */
export default function projectsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-projects',
    getPathsToWatch: () => [PROJECTS_FILE],
    async contentLoaded({ actions }) {
      const projects = loadProjects(siteDir);
      const about = loadAbout(siteDir);
      if (!about) {
        return;
      }
      const write = dataWriter<ProjectsFiles>(actions);
      await write('overview.json', { about, figures: toFigures(projects) });
      const naming = await namingPages(siteDir, projects);
      const byPart = groupBy(projects, ({ subcategory }) => subcategory);
      for (const project of projects) {
        const { name, subcategory } = project;
        const page = await write(`page-${slugOf(name)}.json`, {
          project,
          day: about.day,
          neighbors: (byPart.get(subcategory) ?? [])
            .filter((other) => other !== project && other.levels.archived === undefined)
            .map((other) => other.name),
          namedBy: naming.get(name) ?? [],
        });
        actions.addRoute({
          path: withBasePath(routeOfProject(name), baseUrl),
          component: '@site/features/projects/browser/ProjectPage/index.tsx',
          // An alias, since the name of the chunk must not depend on where the site is built.
          modules: { page: aliasedSitePath(page, siteDir) },
          exact: true,
        });
      }
    },
  };
}
