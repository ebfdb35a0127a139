import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EVENTS_FILE } from '../events/load';
import { ContentError, formatProblems } from '../shared/problems';
import { TEMPLATES_DIR } from '../templates/address';
import { checkContent } from './check';
import { CONTENT_GLOBS } from './files';

/**
 * Checks all content before any other plugin reads it, so that one report
 * names everything there is to mend. Bad content stops the build and the
 * start of the development server; while that server runs, problems of an
 * edit are printed and the last good page stays.
 */
export default async function contentChecksPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  const problems = await checkContent(siteDir);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  let isFirstLoad = true;
  return {
    name: 'site-content-checks',
    getPathsToWatch: () => [
      ...CONTENT_GLOBS,
      EVENTS_FILE,
      '{docs,blog}/*.yml',
      'data/*.yaml',
      `${TEMPLATES_DIR}/**`,
    ],
    async loadContent() {
      if (isFirstLoad) {
        isFirstLoad = false;
        return;
      }
      const found = await checkContent(siteDir);
      if (found.length > 0) {
        logger.error(formatProblems(found));
      }
    },
  };
}
