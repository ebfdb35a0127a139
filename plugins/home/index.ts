import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { toHomeData } from './data';

/** Publishes the home page with what is current, taken from the other plugins' content. */
export default function homePlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-home',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const home = await actions.createData(
        'home.json',
        toHomeData(
          docs.loadedVersions.flatMap((version) => version.docs),
          blog.blogPosts.map((post) => post.metadata),
        ),
      );
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/components/Home/index.tsx',
        // By an alias: the name of its chunk must not depend on where the site is built.
        modules: { home: aliasedSitePath(home, siteDir) },
        exact: true,
      });
    },
  };
}
