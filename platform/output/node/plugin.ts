import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteContent, type SiteContent } from '#platform/base/node/loadedContent';
import type { OutputContribution } from './contribution';
import { diskProblem, FULL, nameFullDisk } from './disk';
import { finish, type FinishOptions } from './finish';
import { toSiteFacts } from './siteFacts';

/** Makes of the framework's output what hosts serve. */
export default function outputPlugin(
  context: LoadContext,
  contributions: readonly OutputContribution[],
  options?: FinishOptions,
): Plugin {
  let content: SiteContent | undefined;
  const folders = [context.outDir, context.generatedFilesDir];
  const problem = diskProblem(folders);
  if (problem !== undefined) {
    throw new Error(problem);
  }
  nameFullDisk(folders);
  return {
    name: 'site-output',
    allContentLoaded({ allContent }) {
      content = siteContent(allContent);
      return Promise.resolve();
    },
    async postBuild(props) {
      if (!content) {
        throw new Error('The site was built before its content was loaded.');
      }
      await finish(toSiteFacts(context, props, content), contributions, options);
      // The bundler may have cut its files without a word.
      const full = diskProblem(folders, FULL);
      if (full !== undefined) {
        throw new Error(full);
      }
    },
  };
}
