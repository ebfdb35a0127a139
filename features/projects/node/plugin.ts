import type { LoadContext, Plugin } from '@docusaurus/types';
import { slugOf, compareTexts } from '#platform/base/common/text';
import { dataWriter } from '#platform/base/node/docusaurus';
import type { DocPage } from '#platform/frame/common/docRoute';
import {
  MEETING_GROUPS,
  MEETINGS_ROUTE,
  type CommunityEvent,
} from '#features/events/common/public';
import { loadEvents } from '#features/events/node/public';
import { toFigures } from '../common/figures';
import { HIGHEST_FIRST, presentOf } from '../common/levels';
import { routeOfProject, type ProjectPageData, type ProjectsFiles } from '../common/pages';
import type { Project } from '../common/schema';
import { drawCharts } from './charts';
import { loadAbout, loadProjects, PROJECTS_FILE } from './collection';
import { namingPages } from './mentions';

/** The events of a project, latest first; those without a day first. */
const eventsOf = (events: readonly CommunityEvent[], project: string) =>
  events
    .filter((event) => event.project === project)
    .map(({ id, name, url, start, end, because }) => ({ id, name, url, start, end, because }))
    .sort((a, b) => compareTexts(b.start ?? '9', a.start ?? '9'));

/** How many other projects the page of one names. */
const MOST_NEIGHBORS = 6;

/**
 * Active projects beside one, the highest levels first: of its part of the landscape, and where that
 * has too few, of its category.
 */
function neighborsOf(project: Project, projects: readonly Project[]) {
  const others = HIGHEST_FIRST.filter((level) => level !== 'archived')
    .flatMap((level) => projects.filter(({ levels }) => presentOf(levels).level === level))
    .filter((other) => other !== project && other.category === project.category);
  const isNear = ({ subcategory }: Project) => subcategory === project.subcategory;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))]
    .slice(0, MOST_NEIGHBORS)
    .map(({ name, description }) => ({ name, description }));
}

/** `zh` → `Chinese`. */
const languageName = (code: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;

/** A page for each project, beside the list of its area; none if the file of projects has a problem. */
export async function projectDocPages(siteDir: string): Promise<DocPage[]> {
  const projects = loadProjects(siteDir);
  const about = loadAbout(siteDir);
  if (!about) {
    return [];
  }
  const { events } = loadEvents(siteDir);
  const naming = await namingPages(siteDir, projects);
  return projects.map((project) => {
    const { name, translations } = project;
    const slug = slugOf(name);
    const page: ProjectPageData = {
      project,
      day: about.day,
      neighbors: neighborsOf(project, projects),
      ...(translations && { translations: translations.map(languageName) }),
      ...(slug in MEETING_GROUPS && { meetings: `${MEETINGS_ROUTE}?group=${slug}` }),
      namedBy: naming.get(name) ?? [],
      events: eventsOf(events, name),
    };
    return {
      route: routeOfProject(name),
      label: name,
      sidebar: 'projectsSidebar',
      component: '@site/features/projects/browser/ProjectPage/index.tsx',
      props: { page },
    };
  });
}

/** Provides the figures of all projects. */
export default function projectsPlugin({ siteDir }: LoadContext): Plugin {
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
      const figures = toFigures(projects);
      await write('overview.json', { about, figures });
      await write('charts.json', await drawCharts(projects, figures));
    },
  };
}
