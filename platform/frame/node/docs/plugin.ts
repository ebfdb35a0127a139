import * as docsPlugin from '@docusaurus/plugin-content-docs';
import type { DocMetadata, LoadedContent, Options } from '@docusaurus/plugin-content-docs';
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
 * Has the links to the previous and the next page say which page they mean: a name that several pages
 * have in their sidebars, such as "Charter", gives way to the title of the page.
 */
export function withDistinctNames(docs: readonly DocMetadata[]): DocMetadata[] {
  const titles = new Map(docs.map(({ permalink, title }) => [permalink, title]));
  const pages = new Map<string, Set<string>>();
  for (const link of docs.flatMap(({ previous, next }) => [previous, next])) {
    if (link) {
      pages.set(link.title, (pages.get(link.title) ?? new Set()).add(link.permalink));
    }
  }
  const rename = (link: DocMetadata['next']): DocMetadata['next'] =>
    link && (pages.get(link.title)?.size ?? 0) > 1
      ? { ...link, title: titles.get(link.permalink) ?? link.title }
      : link;
  return docs.map((doc) => ({ ...doc, previous: rename(doc.previous), next: rename(doc.next) }));
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
      for (const version of content.loadedVersions) {
        version.docs = withDistinctNames(version.docs);
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
