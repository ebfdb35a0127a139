import * as docsPlugin from '@docusaurus/plugin-content-docs';
import type { LoadedContent, Options } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { withOptions } from '#platform/base/node/withOptions';
import { refuseBadYaml } from '#platform/content/node/dataFile';
import { itemPageOf } from '#platform/content/node/contribution';
import type { Feature } from '#platform/feature';
import { reloadAfterHotUpdate } from '../devServer/hotUpdate';
import { type IsListed, withShortSidebars } from './sidebars';

/** What the site decides of its docs. */
interface DocsOfSite {
  isListed: IsListed;
}

/**
 * The framework's docs plugin. Pages that their index page lists stay out of the sidebars.
 *
 * @param site says of a page, by the id of its doc, whether it stays out
 */
export default async function docs(
  context: LoadContext,
  options: Options,
  features: readonly Feature[],
  { isListed }: DocsOfSite,
): Promise<Plugin<LoadedContent>> {
  const plugin = (await withOptions(docsPlugin, options)(context)) as Plugin<LoadedContent>;
  return reloadAfterHotUpdate({
    ...plugin,
    async loadContent() {
      refuseBadYaml(context.siteDir, ['docs/tags.yml']);
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error('The docs plugin loaded nothing.');
      }
      for (const doc of content.loadedVersions.flatMap(({ docs: pages }) => pages)) {
        Object.assign(doc, { itemPage: itemPageOf(features, doc.frontMatter) });
      }
      return content;
    },
    async contentLoaded({ content, actions, ...rest }) {
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        ...rest,
        content,
        actions: { ...actions, addRoute: (route) => void routes.push(route) },
      });
      const descriptions = new Map(
        content.loadedVersions.flatMap(({ docs: pages }) =>
          pages.map(({ permalink, description }): [string, string] => [permalink, description]),
        ),
      );
      for (const route of routes) {
        actions.addRoute(
          withShortSidebars(route, isListed, (href) => descriptions.get(href) ?? ''),
        );
      }
    },
  });
}
