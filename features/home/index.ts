import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { SITE } from '#platform/base/common/site';
import type { Feature } from '#platform/feature';
import { docsOf, postsOf, siteContent } from '#platform/base/node/docusaurus';
import { loadChanges } from '#features/whats-new/node/public';
import { toHomeData } from './common/data';

/** Publishes the home page, with what is current taken from the content of other plugins. */
function homePlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-home',
    async allContentLoaded({ allContent, actions }) {
      const home = await actions.createData(
        'home.json',
        toHomeData(
          docsOf(siteContent(allContent)),
          postsOf(siteContent(allContent)),
          loadChanges(siteDir),
          baseUrl,
        ),
      );
      actions.addRoute({
        path: baseUrl,
        component: '@site/features/home/browser/index.tsx',
        // An alias, since the name of the chunk must not depend on where the site is built.
        modules: { home: aliasedSitePath(home, siteDir) },
        exact: true,
      });
    },
  };
}

/** The home page: ways into the site, and what is current. */
export const home: Feature = {
  name: 'home',
  plugins: [homePlugin],
  pages: [
    {
      url: '/',
      title: SITE.title,
      description: `${SITE.tagline}. The home page: where to start, and what's happening.`,
      keywords: ['Home', 'Start page'],
    },
  ],
};
