import type { Figures } from './figures';
import type { About, Project } from './schema';

/** What the page of a project shows. */
export interface ProjectPageData {
  project: Project;
  /** Up to when its facts are known. */
  day: string;
  /** Names of the projects in the same part of the landscape. */
  neighbors: string[];
}

/** The generated files of this feature, `@generated/site-projects/default/*`. */
export interface ProjectsFiles {
  'overview.json': { about: About; figures: Figures };
  [page: `page-${string}.json`]: ProjectPageData;
}
