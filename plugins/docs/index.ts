import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { reloadAfterHotUpdate } from '../dev-server/hotUpdate';
import docsWithRelatedPages from '../related';
import { sidebarsOf, withPageParts } from './parts';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * The docs, whose pages carry their own part of the sidebar and of the list of
 * docs, where the framework gives each page all of them. The whole sidebars are
 * kept as `@generated/docusaurus-plugin-content-docs/default/sidebars/*.json`,
 * for when a reader opens a folded category.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = reloadAfterHotUpdate(await docsWithRelatedPages(context, options));
  return {
    ...plugin,
    async contentLoaded({ content, actions, ...rest }) {
      const routes: RouteConfig[] = [];
      await plugin.contentLoaded?.({
        ...rest,
        content,
        actions: { ...actions, addRoute: (route) => void routes.push(route) },
      });
      const docs = content.loadedVersions.flatMap((version) => version.docs);
      const pathOfDoc = new Map(docs.map(({ id, permalink }) => [id, permalink]));
      for (const route of routes) {
        for (const [name, items] of Object.entries(sidebarsOf(route))) {
          await actions.createData(`sidebars/${name}.json`, items);
        }
        actions.addRoute(withPageParts(route, pathOfDoc));
      }
    },
  };
}
