import type { Feature } from '../../platform/feature';
import { projects as collection } from './node/collection';
import { projectPages, projectNews } from './node/pages';
import projectsPlugin from './node/plugin';

const BROWSER = 'features/projects/browser';

/** All projects that the foundation hosts: their list, a page for each, and where to report vulnerabilities in them. */
export const projects: Feature = {
  name: 'projects',
  collections: [collection],
  components: {
    ProjectCounts: `${BROWSER}/ProjectFigures`,
    ProjectDurations: `${BROWSER}/ProjectFigures`,
    ProjectExplorer: `${BROWSER}/ProjectExplorer`,
    ProjectMoves: `${BROWSER}/ProjectFigures`,
    ProjectSources: `${BROWSER}/ProjectFigures`,
    ProjectYears: `${BROWSER}/ProjectFigures`,
    SecurityContacts: `${BROWSER}/SecurityContacts`,
  },
  plugins: [projectsPlugin],
  pages: projectPages,
  news: projectNews,
};
