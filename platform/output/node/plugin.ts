import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteContent, type SiteContent } from '#platform/base/node/loadedContent';
import type { OutputContribution } from './contribution';
import { finish, type FinishOptions } from './finish';
import { lockBuild } from './lock';
import { toSiteFacts } from './siteFacts';

/** Makes of the framework's output what hosts serve. */
export default function outputPlugin(
  context: LoadContext,
  contributions: readonly OutputContribution[],
  options?: FinishOptions,
): Plugin {
  let content: SiteContent | undefined;
  if (process.env.NODE_ENV === 'production') {
    lockBuild(context.siteDir);
  }
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
    },
  };
}
