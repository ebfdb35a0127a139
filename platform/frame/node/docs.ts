import * as docsPlugin from '@docusaurus/plugin-content-docs';
import type { GlobalDoc, GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type {
  DocMetadata,
  LoadedContent,
  Options,
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { withBasePath } from '#platform/base/common/site';
import { withOptions } from '#platform/base/node/docusaurus';
import { refuseBadYaml } from '#platform/content/node/yaml';
import { itemPageOf } from '#platform/content/node/contribution';
import type { Feature } from '#platform/feature';
import type { Card, DocPage, DocRoute } from '../common/docRoute';
import { reloadAfterHotUpdate } from './devServer';

/** Says of a page, by the id of its doc, that its index page lists it instead of the sidebar. */
export type IsListed = (docId: string) => boolean;

type Description = (href: string) => string;

/** A sidebar without the pages that an index page lists. */
export function withoutListed(
  items: readonly PropSidebarItem[],
  isListed: IsListed,
): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'link') {
      return item.docId !== undefined && isListed(item.docId) ? [] : [item];
    }
    if (item.type === 'html') {
      return [item];
    }
    const left = withoutListed(item.items, isListed);
    const isEmpty = left.length === 0;
    return isEmpty && item.href === undefined
      ? []
      : [{ ...item, items: left, ...(isEmpty && { collapsible: false, collapsed: false }) }];
  });
}

/** An item of a sidebar, as the framework generates it from files. */
type GeneratedItem = Awaited<ReturnType<NonNullable<Options['sidebarItemsGenerator']>>>[number];

/** A heading in a sidebar, or none, and what stands below it, by the names of files and folders. */
export type SidebarGroup = readonly [label: string, ...names: string[]];

const idOf = (item: GeneratedItem): string | undefined => {
  if (item.type === 'doc' || item.type === 'ref') {
    return item.id;
  }
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
};

/**
 * The lists of folders in groups. What no group names, such as a new page, stands behind them.
 *
 * @param items of a sidebar, or below a category
 * @param folder that they come from
 * @param groups by folder
 * @throws if a group names what isn't there
 */
export function inGroups(
  items: readonly GeneratedItem[],
  folder: string,
  groups: Readonly<Record<string, readonly SidebarGroup[]>>,
): GeneratedItem[] {
  const nested = items.map((item) =>
    item.type === 'category'
      ? { ...item, items: inGroups(item.items, (idOf(item) ?? '').replace(/\/index$/, ''), groups) }
      : item,
  );
  const left = new Map(nested.map((item) => [idOf(item), item]));
  const take = (id: string): GeneratedItem | undefined => {
    const item = left.get(id);
    left.delete(id);
    return item;
  };
  const own = groups[folder];
  if (!own) {
    return nested;
  }
  const index = take(`${folder}/index`);
  const grouped = own.flatMap(([label, ...names]): GeneratedItem[] => {
    const pages = names.map((name) => {
      const page = take(`${folder}/${name}`) ?? take(`${folder}/${name}/index`);
      if (!page) {
        throw new Error(`The sidebar of ${folder} names "${name}", which isn't there.`);
      }
      return page;
    });
    return label === '' ? pages : [{ ...GROUP, label, items: pages }];
  });
  return [
    ...(index ? [index] : []),
    ...grouped,
    ...nested.filter((item) => left.has(idOf(item)) && left.get(idOf(item)) === item),
  ];
}

/** Folders that are named for years stand behind the others, the latest first, as everywhere on this site. */
export function withLatestFirst(items: readonly GeneratedItem[]): GeneratedItem[] {
  const all = items.map((item) =>
    item.type === 'category' ? { ...item, items: withLatestFirst(item.items) } : item,
  );
  const yearOf = (item: GeneratedItem) =>
    item.type === 'category' && /^\d{4}$/.test(item.label) ? Number(item.label) : -Infinity;
  return [
    ...all.filter((item) => yearOf(item) === -Infinity),
    ...all.filter((item) => yearOf(item) > 0).sort((a, b) => yearOf(b) - yearOf(a)),
  ];
}

/** A heading in a sidebar, which leads nowhere and doesn't fold. */
const GROUP = {
  type: 'category',
  collapsible: false,
  collapsed: false,
  className: 'sidebar-group',
} as const;

/** What a sidebar lists beside an index page or, for the page of a category, below it. */
function siblingsOf(
  items: readonly PropSidebarItem[],
  path: string,
): readonly PropSidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === 'link' && item.href === path) {
      return items;
    }
    if (item.type === 'category') {
      const found = item.href === path ? item.items : siblingsOf(item.items, path);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

function cardsOf(
  items: readonly PropSidebarItem[],
  path: string,
  description: Description,
): Card[] {
  const toCards = (all: readonly PropSidebarItem[]): Card[] =>
    all.flatMap((item) => {
      if (item.type === 'category' && item.href === undefined) {
        // Of a heading, what stands below it.
        return item.collapsible ? [] : toCards(item.items);
      }
      return item.type === 'html' || item.href === undefined || item.href === path
        ? []
        : [{ label: item.label, href: item.href, description: description(item.href) }];
    });
  return toCards(siblingsOf(items, path) ?? []);
}

/** The names of the pages that are left out, by path. */
function listedLabels(
  items: readonly PropSidebarItem[],
  isListed: IsListed,
): [path: string, label: string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'category') {
      return listedLabels(item.items, isListed);
    }
    return item.type === 'link' && item.docId !== undefined && isListed(item.docId)
      ? [[item.href, item.label]]
      : [];
  });
}

/**
 * Takes the pages that an index page lists out of the sidebars, and the list of all docs, which the
 * framework gives to every page, out of the version. An index page gets its cards instead. Pages
 * without a file stand beside those that have one.
 *
 * @param route the framework's route of all docs
 * @param description of a page, by its path with base path
 * @param more routes of pages without a file
 */
export function withShortSidebars(
  route: RouteConfig,
  isListed: IsListed,
  description: Description,
  more: readonly RouteConfig[],
): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) {
    const routes = route.routes?.map((child) =>
      withShortSidebars(child, isListed, description, more),
    );
    return { ...route, routes };
  }
  const { docsSidebars } = version;
  const labels = new Map(
    Object.values(docsSidebars).flatMap((items) => listedLabels(items, isListed)),
  );
  const extend = (child: RouteConfig): RouteConfig => {
    const sidebar = docsSidebars[child.sidebar as string];
    const label = labels.get(child.path);
    return {
      ...child,
      ...(sidebar &&
        child.path.endsWith('/') && {
          // As text, since the build compiles the routes of all pages as code, several times.
          cards: JSON.stringify(cardsOf(sidebar, child.path, description)),
        }),
      ...(label !== undefined && { label }),
      ...(child.routes && { routes: [...child.routes.map(extend), ...more] }),
    } satisfies RouteConfig & DocRoute;
  };
  const shortSidebars = Object.fromEntries(
    Object.entries(docsSidebars).map(([name, items]) => [name, withoutListed(items, isListed)]),
  );
  return {
    ...route,
    props: { ...route.props, version: { ...version, docsSidebars: shortSidebars, docs: {} } },
    routes: route.routes?.map(extend),
  };
}

/** The route of a page without a file, as the framework makes those of docs. */
const routeOfPage = (page: DocPage, baseUrl: string): RouteConfig => {
  const { route, label, sidebar, component, props } = page;
  const path = withBasePath(route, baseUrl);
  return { path, component, props, exact: true, sidebar, label } satisfies RouteConfig & DocRoute;
};

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
 * The framework's docs plugin. Pages that their index page lists stay out of the sidebars, and pages
 * that features make of data are among the docs.
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
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...features.flatMap(({ docPages, dataFiles = [] }) => (docPages ? dataFiles : [])),
    ],
    async contentLoaded({ content, actions, ...rest }) {
      const routes: RouteConfig[] = [];
      const made = await Promise.all(
        features.map(async ({ docPages }) => (await docPages?.(context.siteDir)) ?? []),
      );
      const more = made.flat().map((page) => routeOfPage(page, context.baseUrl));
      await plugin.contentLoaded?.({
        ...rest,
        content,
        actions: {
          ...actions,
          addRoute: (route) => void routes.push(route),
          // By their sidebar the top bar marks the area.
          setGlobalData: (data) => {
            const docs = more.map(
              ({ path, sidebar }) => ({ id: path, path, sidebar }) as GlobalDoc,
            );
            const { versions, ...others } = data as GlobalPluginData;
            actions.setGlobalData({
              ...others,
              versions: versions.map((version) => ({
                ...version,
                docs: [...version.docs, ...docs],
              })),
            });
          },
        },
      });
      const descriptions = new Map(
        content.loadedVersions.flatMap(({ docs: pages }) =>
          pages.map(({ permalink, description }): [string, string] => [permalink, description]),
        ),
      );
      for (const route of routes) {
        actions.addRoute(
          withShortSidebars(route, isListed, (href) => descriptions.get(href) ?? '', more),
        );
      }
    },
  });
}
