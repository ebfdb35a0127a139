import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { siteContent } from '#platform/base/node/loadedContent';
import type { Feature } from '#platform/feature';
import { collectNews, PAGE } from './collect';

/** Shows what is new as a page. */
export default function whatsNewPlugin(
  { siteDir, baseUrl }: LoadContext,
  features: readonly Feature[],
): Plugin {
  return {
    name: 'site-whats-new',
    async allContentLoaded({ allContent, actions }) {
      const news = collectNews({ siteDir, baseUrl, content: siteContent(allContent) }, features);
      const data = await actions.createData('news.json', news);
      actions.addRoute({
        path: baseUrl + PAGE,
        component: '@site/features/whats-new/browser/index.tsx',
        // An alias, since the name of the chunk must not depend on where the site is built.
        modules: { news: aliasedSitePath(data, siteDir) },
        exact: true,
      });
    },
  };
}
