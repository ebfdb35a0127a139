import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ContentError, formatProblems } from '../shared/problems';
import { inThread } from '../shared/thread';
import type { checkContent } from './check';

const inOwnThread = (options?: { stays: boolean }) =>
  inThread<typeof checkContent>(path.join(__dirname, 'check'), 'checkContent', options);

/** By folder of the site. */
const begun = new Map<string, ReturnType<typeof checkContent>>();

/** Begins the check of a build, which takes about as long as the framework takes to load. */
export function beginCheck(siteDir: string): ReturnType<typeof checkContent> {
  const check = begun.get(siteDir) ?? inOwnThread()(siteDir);
  begun.set(siteDir, check);
  // Whoever awaits it hears of a failure; until then it must not end the process.
  check.catch(() => undefined);
  return check;
}

/**
 * Checks all content before any other plugin reads it, so that one report names everything there
 * is to mend: bad content stops the build. `npm run dev` does so itself while the development
 * server starts; here, problems of an edit are printed, and the last good page stays.
 */
export default async function contentChecksPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  // Content is watched by the plugins that publish it, and their reload runs the checks. Were it
  // watched here too, two reloads would run at once, and the framework keeps what the later one
  // began with: the page as it was before the edit.
  const plugin: Plugin = {
    name: 'site-content-checks',
    getPathsToWatch: () => ['data/{redirects,changes}.yaml'],
  };
  if (process.env.NODE_ENV !== 'development') {
    const problems = await beginCheck(siteDir);
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
    return plugin;
  }
  // Not in the thread that compiles the edited page.
  const check = inOwnThread({ stays: true });
  let isFirstLoad = true;
  return {
    ...plugin,
    allContentLoaded() {
      if (!isFirstLoad) {
        // Not waited for: the page shows the edit meanwhile.
        check(siteDir).then(
          (found) => {
            if (found.length > 0) {
              logger.error(formatProblems(found));
            }
          },
          (error: unknown) => {
            // A file that cannot be read at all must not end the server.
            logger.error(`The content could not be checked: ${String(error)}`);
          },
        );
      }
      isFirstLoad = false;
      return Promise.resolve();
    },
  };
}
