import type { LoadContext } from '@docusaurus/types';
import { withBasePath } from '#platform/base/common/site';
import type { NewsItem, MadePage } from '#platform/content/common/pageFacts';
import { LEVELS } from '#platform/base/common/levels';
import { staysOf } from '../common/levels';
import { routeOfProject } from '../common/route';
import { loadProjects, namesOf } from './collection';

/** Beside a guide that names the project in its title, the page of the project comes second. */
const WEIGHT = 0.8;

/** The pages of all projects, found by any of their names. */
export const projectPages = (siteDir: string): MadePage[] =>
  loadProjects(siteDir).map((project) => ({
    url: routeOfProject(project.name),
    title: project.name,
    description: project.description,
    keywords: namesOf(project).slice(1),
    weight: WEIGHT,
  }));

/** What happened to projects: each level that one joined at or moved to. */
export const projectNews = (
  _content: unknown,
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): NewsItem[] =>
  loadProjects(siteDir).flatMap(({ name, levels }) =>
    staysOf(levels).map(({ level, from }, index) => ({
      date: from,
      kind: 'Project',
      title: name,
      to: withBasePath(routeOfProject(name), baseUrl),
      text:
        level === 'archived'
          ? 'Archived.'
          : `${index === 0 ? 'Joined CNCF as' : 'Moved to'} ${LEVELS[level]}.`,
    })),
  );
