import path from 'node:path';
import type { Feature } from '#platform/feature';
import { cachedByMtime } from '#platform/content/node/yaml';
import {
  loadProjects,
  projectNews,
  projectPages,
  projects as collection,
  PROJECTS_FILE,
} from './node/collection';
import { mentionFinder, remarkProjects } from './node/mentions';
import projectsPlugin, { projectDocPages } from './node/plugin';

const BROWSER = 'features/projects/browser';

/** All projects that the foundation hosts: their list, a page for each, and where to report vulnerabilities in them. */
export const projects: Feature = {
  name: 'projects',
  collections: [collection],
  components: {
    ProjectDurations: `${BROWSER}/ProjectFigures`,
    ProjectExplorer: `${BROWSER}/ProjectExplorer`,
    ProjectMoves: `${BROWSER}/ProjectFigures`,
    ProjectSources: `${BROWSER}/ProjectFigures`,
    ProjectYears: `${BROWSER}/ProjectFigures`,
    SecurityContacts: `${BROWSER}/SecurityContacts`,
  },
  dataFiles: [PROJECTS_FILE],
  docPages: projectDocPages,
  anchors: ['ProjectExplorer'],
  plugins: [projectsPlugin],
  remark: (siteDir) => {
    const load = cachedByMtime(path.join(siteDir, PROJECTS_FILE), () => {
      const projects = loadProjects(siteDir);
      return { inText: mentionFinder(projects), inTitle: mentionFinder(projects, true) };
    });
    return { after: [[remarkProjects, { load }]] };
  },
  pages: projectPages,
  news: projectNews,
};
