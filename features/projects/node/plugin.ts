import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { withBasePath } from '#platform/base/common/site';
import { groupBy } from '#platform/base/common/lists';
import { slugOf, compareTexts } from '#platform/base/common/text';
import { dataWriter } from '#platform/base/node/docusaurus';
import type { CommunityEvent } from '#features/events/common/public';
import { loadEvents } from '#features/events/node/public';
import { toFigures } from '../common/figures';
import type { ProjectsFiles } from '../common/generated';
import { routeOfProject } from '../common/route';
import { drawCharts } from './charts';
import { loadAbout, loadProjects, PROJECTS_FILE } from './collection';
import { namingPages } from './mentions';

/** The events of a project, latest first; those without a day first. */
const eventsOf = (events: readonly CommunityEvent[], project: string) =>
  events
    .filter((event) => event.project === project)
    .map(({ id, name, url, start, end, because }) => ({ id, name, url, start, end, because }))
    .sort((a, b) => compareTexts(b.start ?? '9', a.start ?? '9'));

/** Provides the figures of all projects, and a page for each. */
export default function projectsPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-projects',
    getPathsToWatch: () => [PROJECTS_FILE, 'data/events.yaml'],
    async contentLoaded({ actions }) {
      const projects = loadProjects(siteDir);
      const about = loadAbout(siteDir);
      if (!about) {
        return;
      }
      const write = dataWriter<ProjectsFiles>(actions);
      const figures = toFigures(projects);
      await write('overview.json', { about, figures });
      await write('charts.json', await drawCharts(projects, figures));
      const { events } = loadEvents(siteDir);
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
          events: eventsOf(events, name),
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
