import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError, formatProblems } from '../shared/problems';
import { checkContent } from './check';

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
    // Content is watched by the plugins that publish it, and their reload runs the checks. Were it
    // watched here too, two reloads would run at once, and the framework keeps what the later one
    // began with: the page as it was before the edit.
    getPathsToWatch: () => ['data/{redirects,changes}.yaml'],
    async allContentLoaded() {
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
