import type {
  PropSidebarItem,
  PropVersionDocs,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { contains, nearbyItems } from './nearby';

/** What a page needs of its version's sidebar and docs. */
export interface PageParts {
  /** The sidebar, with one entry in place of each folded category's. */
  sidebarItems: PropSidebarItem[];
  /** By id: the docs that the page names. */
  docs: PropVersionDocs;
}

type Category = Extract<PropSidebarItem, { type: 'category' }>;
type Link = Extract<PropSidebarItem, { type: 'link' }>;

function isOpen(category: Category, path: string): boolean {
  return !category.collapsible || !category.collapsed || contains([category], path);
}

function firstLink(items: readonly PropSidebarItem[]): Link[] {
  for (const item of items) {
    const found =
      item.type === 'link' ? [item] : item.type === 'category' ? firstLink(item.items) : [];
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

/**
 * What of a sidebar shows on a page: a folded category keeps one entry, by
 * which the framework sees that it is not empty.
 */
export function visibleItems(items: readonly PropSidebarItem[], path: string): PropSidebarItem[] {
  return items.map((item) =>
    item.type === 'category'
      ? {
          ...item,
          items: isOpen(item, path)
            ? visibleItems(nearbyItems(item, path), path)
            : firstLink(item.items),
        }
      : item,
  );
}

/** The items beside a page: those of the innermost category that it belongs to. */
function siblings(items: readonly PropSidebarItem[], path: string): readonly PropSidebarItem[] {
  const inner = items.find(
    (item): item is Category => item.type === 'category' && contains([item], path),
  );
  return inner ? siblings(inner.items, path) : items;
}

/** Docs by the path of their page. */
type DocsByPath = ReadonlyMap<string, PropVersionDocs[string]>;

/**
 * The docs that an index page shows as cards: those beside it.
 */
function shownDocs(items: readonly PropSidebarItem[], path: string, docs: DocsByPath) {
  return siblings(items, path).flatMap((item) => {
    const doc = item.type === 'html' ? undefined : docs.get(item.href ?? '');
    return doc ? [doc] : [];
  });
}

function versionOf(route: RouteConfig): PropVersionMetadata | undefined {
  return route.props?.version as PropVersionMetadata | undefined;
}

/** The whole sidebars of all versions, by name. */
export function sidebarsOf(route: RouteConfig): PropVersionMetadata['docsSidebars'] {
  const below = (route.routes ?? []).map(sidebarsOf);
  return Object.assign(
    {},
    versionOf(route)?.docsSidebars,
    ...below,
  ) as PropVersionMetadata['docsSidebars'];
}

/**
 * Gives each page of the docs its part of the version's data, and takes it from
 * the data that all pages share.
 *
 * @param route the framework's route of all docs
 * @param pathOfDoc path of the page by the id of the doc, with base path
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
    const sidebar = docsSidebars[child.sidebar as string];
    const { path } = child;
    const parts: PageParts | undefined = sidebar && {
      sidebarItems: visibleItems(sidebar, path),
      docs: Object.fromEntries(
        (path.endsWith('/') ? shownDocs(sidebar, path, docsByPath) : []).map((doc) => [
          doc.id,
          doc,
        ]),
      ),
    };
    return {
      ...child,
      // As text: the build compiles the routes of all pages as code, several times.
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
