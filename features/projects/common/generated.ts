import type { IsoDay } from '#platform/base/common/dates';
import type { CommunityEvent } from '#features/events/common/public';
import type { Figures } from './figures';
import type { About, Project } from './schema';

/** A page or a post that names a project. */
export interface NamingPage {
  title: string;
  /** Without base path. */
  route: string;
  /** Of a post. */
  date?: IsoDay;
}

/** What the page of a project shows. */
export interface ProjectPageData {
  project: Project;
  /** Up to when its facts are known. */
  day: string;
  /** Names of the projects in the same part of the landscape. */
  neighbors: string[];
  /** Posts, latest first, after pages, A to Z. */
  namedBy: NamingPage[];
  /** Its events, latest first. */
  events: Pick<CommunityEvent, 'id' | 'name' | 'url' | 'start' | 'end' | 'because'>[];
}

/** A chart for windows with room, and for phones. */
export type Drawings = Record<'wide' | 'narrow', string>;

/** The generated files of this feature, `@generated/site-projects/default/*`. */
export interface ProjectsFiles {
  'overview.json': { about: About; figures: Figures };
  'charts.json': Record<'durations' | 'moves', Drawings>;
  [page: `page-${string}.json`]: ProjectPageData;
}
