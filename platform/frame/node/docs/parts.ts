import type {
  PropSidebarItem,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { contains, nearbyItems, toPart, type PageParts } from '../../common/sidebarWindow';

type Category = Extract<PropSidebarItem, { type: 'category' }>;
type Link = Extract<PropSidebarItem, { type: 'link' }>;

function isOpen(category: Category, path: string): boolean {
  return !category.collapsible || !category.collapsed || contains([category], path);
}

function firstLink(items: readonly PropSidebarItem[]): Link | undefined {
  for (const item of items) {
    const found =
      item.type === 'link' ? item : item.type === 'category' ? firstLink(item.items) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/**
 * The part of a sidebar that shows on a page: a collapsed category has only one entry.
 *
 * @param sidebar name of the sidebar
 */
export function visibleItems(
  items: readonly PropSidebarItem[],
  path: string,
  sidebar: string,
): PropSidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    return isOpen(item, path)
      ? { ...item, items: visibleItems(nearbyItems(item, path), path, sidebar) }
      : toPart(item, firstLink(item.items), sidebar);
  });
}

/** The items next to a page: those of the innermost category that contains it. */
function siblings(items: readonly PropSidebarItem[], path: string): readonly PropSidebarItem[] {
  const inner = items.find(
    (item): item is Category => item.type === 'category' && contains([item], path),
  );
  return inner ? siblings(inner.items, path) : items;
}

/** Docs by the path of their page. */
type DocsByPath = ReadonlyMap<string, PropVersionDocs[string]>;

/** The docs that an index page shows as cards: those next to it. */
function shownDocs(items: readonly PropSidebarItem[], path: string, docs: DocsByPath) {
  return siblings(items, path).flatMap((item) => {
    const doc = item.type === 'html' ? undefined : docs.get(item.href ?? '');
    return doc ? [doc] : [];
  });
}

function versionOf(route: RouteConfig): PropVersionMetadata | undefined {
  return route.props?.version as PropVersionMetadata | undefined;
}

/** The complete sidebars of all versions, by name. */
export function sidebarsOf(route: RouteConfig): PropVersionMetadata['docsSidebars'] {
  const below = (route.routes ?? []).map(sidebarsOf);
  return Object.assign(
    {},
    versionOf(route)?.docsSidebars,
    ...below,
  ) as PropVersionMetadata['docsSidebars'];
}

/**
 * Gives each page of the docs its part of the version's data, and removes it from the data that all
 * pages share.
 *
 * @param route the framework's route of all docs
 * @param pathOfDoc path of a page by the id of its doc, with base path
 */
export function withPageParts(
  route: RouteConfig,
  pathOfDoc: ReadonlyMap<string, string>,
): RouteConfig {
  const version = versionOf(route);
  if (!version) {
    return {
      ...route,
      routes: route.routes?.map((child) => withPageParts(child, pathOfDoc)),
    };
  }
  const { docsSidebars, docs } = version;
  const docsByPath: DocsByPath = new Map(
    Object.values(docs).map((doc) => [pathOfDoc.get(doc.id) ?? '', doc]),
  );
  const addParts = (child: RouteConfig): RouteConfig => {
    const name = child.sidebar as string;
    const sidebar = docsSidebars[name];
    const { path } = child;
    const parts: PageParts | undefined = sidebar && {
      sidebarItems: visibleItems(sidebar, path, name),
      docs: Object.fromEntries(
        (path.endsWith('/') ? shownDocs(sidebar, path, docsByPath) : []).map((doc) => [
          doc.id,
          doc,
        ]),
      ),
    };
    return {
      ...child,
      // As text, since the build compiles the routes of all pages as code, several times.
      ...(parts && { parts: JSON.stringify(parts) }),
      ...(child.routes && { routes: child.routes.map(addParts) }),
    };
  };
  return {
    ...route,
    props: { ...route.props, version: { ...version, docsSidebars: {}, docs: {} } },
    routes: route.routes?.map(addParts),
  };
}
