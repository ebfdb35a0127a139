import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError, formatProblems, type Problem } from '#platform/base/common/problems';
import { inThread } from '#platform/base/node/thread';
import { browserOverlay } from './overlay';

type Check = (siteDir: string) => Promise<Problem[]>;

/**
 * Checks all content before any other plugin reads it, so that a single report names everything
 * that needs fixing: bad content stops the build and the start of the development server. While the
 * server runs, problems of an edit are printed and shown in open pages; below, the last good page stays.
 *
 * @param tasks module whose `checkContent` runs in a thread
 */
export default async function contentChecksPlugin(
  { siteDir }: LoadContext,
  tasks: string,
): Promise<Plugin> {
  // Content is watched by the plugins that publish it, and their reload runs the checks. If it was
  // watched here as well, two reloads would run at once, and the framework would keep the result of
  // the later one, which started with the page as it was before the edit.
  const plugin: Plugin = {
    name: 'site-content-checks',
    getPathsToWatch: () => ['data/{redirects,changes}.yaml'],
  };
  const isDevelopment = process.env.NODE_ENV === 'development';
  // In a thread of its own, since the main thread compiles the edited page.
  const check = inThread<Check>(tasks, 'checkContent', { stays: isDevelopment });
  const problems = await check(siteDir);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  if (!isDevelopment) {
    return plugin;
  }
  let isFirstLoad = true;
  const overlay = browserOverlay();
  return {
    ...plugin,
    configureWebpack: (_config, isServer) => (isServer ? {} : overlay.configuration),
    allContentLoaded() {
      if (!isFirstLoad) {
        // Not awaited: the page shows the edit in the meantime.
        check(siteDir).then(
          (found) => {
            overlay.show(found);
            if (found.length > 0) {
              logger.error(formatProblems(found));
            }
          },
          (error: unknown) => {
            // An unreadable file must not end the server.
            logger.error(`The content could not be checked: ${String(error)}`);
          },
        );
      }
      isFirstLoad = false;
      return Promise.resolve();
    },
  };
}
