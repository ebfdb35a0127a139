import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type Options,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { refuseBadYaml } from '../../../content/node/dataFile';
import { itemPageOf } from '../../../content/node/itemPages';
import type { Feature } from '../../../feature';
import { keepLastContent, reloadAfterHotUpdate } from '../devServer/hotUpdate';
import { sidebarsOf, withPageParts } from './parts';

/**
 * The framework's docs plugin. Features enrich the docs, and each page contains only its own part
 * of the sidebar and of the list of docs, where the framework gives each page all of them. The
 * complete sidebars are `@generated/docusaurus-plugin-content-docs/default/sidebars/*.json`, for
 * when a reader opens a collapsed category.
 */
export default async function docs(
  context: LoadContext,
  options: Options,
  features: readonly Feature[],
): Promise<Plugin<LoadedContent>> {
  const plugin = reloadAfterHotUpdate(
    await docsPlugin(
      context,
      validateOptions({ validate: normalizePluginOptions as never, options }),
    ),
  );
  return keepLastContent({
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
      for (const { enrichDocs } of features) {
        await enrichDocs?.(content, context);
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
      const pathOfDoc = new Map(
        content.loadedVersions.flatMap((version) =>
          version.docs.map(({ id, permalink }): [string, string] => [id, permalink]),
        ),
      );
      for (const route of routes) {
        for (const [name, items] of Object.entries(sidebarsOf(route))) {
          await actions.createData(`sidebars/${name}.json`, items);
        }
        actions.addRoute(withPageParts(route, pathOfDoc));
      }
    },
  });
}
