// Where projects are shown, and what each place gets of them.
import type { IsoDay } from '#platform/base/common/dates';
import type { Level } from '#platform/base/common/levels';
import { slugOf } from '#platform/base/common/text';
import type { CommunityEvent } from '#features/events/common/public';
import type { Figures } from './figures';
import type { About, Project } from './schema';

/** Where all projects are listed, without base path. */
export const PROJECTS_ROUTE = '/projects/all';

/** The page of a project, by its name. */
export const routeOfProject = (name: string): string => `${PROJECTS_ROUTE}/${slugOf(name)}`;

/**
 * Choices in the list of all projects, whose results the reader then sees.
 *
 * @param chosen values by facet
 */
export const listOfProjects = (chosen: Readonly<Record<string, string>>): string =>
  `${PROJECTS_ROUTE}?${new URLSearchParams(chosen).toString()}#projects`;

/** A project in lists. */
export interface ProjectRow extends Pick<
  Project,
  'name' | 'description' | 'category' | 'security' | 'clotributor'
> {
  /** Its other names, former ones included. */
  names: string[];
  level: Level;
  /** First day at that level. */
  since: IsoDay;
  /** Full years at that level on the day of the build. */
  years: number;
  hasAudit: boolean;
  languages: string[];
  hasMentoring: boolean;
  /** Where GitHub lists its good first issues; none of a project elsewhere, or an archived one. */
  firstIssues?: string;
  /** What there is to work on. */
  work: Work[];
  /** Where newcomers can ask. */
  talk: Talk[];
}

/** Kinds of work of which the data tell. */
export const WORK = {
  code: 'Code',
  docs: 'Documentation site',
  translation: 'Translations of the docs',
  specification: 'Specification',
} as const;

type Work = keyof typeof WORK;

/** Places of a project where newcomers can ask, of which the data tell. */
export const TALK = {
  chat: 'Chat',
  list: 'Mailing list or discussions',
} as const;

type Talk = keyof typeof TALK;

/** Another project of the same category of the landscape. */
export type Neighbor = Pick<Project, 'name' | 'description'>;

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
  /** A few active projects of the same part of the landscape, the highest levels first. */
  neighbors: Neighbor[];
  /** Names of the languages other than English in which its documentation is. */
  translations?: string[];
  /** Where its meetings are listed on this site. */
  meetings?: string;
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
}
