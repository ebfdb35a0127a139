import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import type { Card, DocRoute } from '../../common/docRoute';

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
  return (siblingsOf(items, path) ?? []).flatMap((item) =>
    item.type === 'html' || item.href === undefined || item.href === path
      ? []
      : [{ label: item.label, href: item.href, description: description(item.href) }],
  );
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
 * framework gives to every page, out of the version. An index page gets its cards instead.
 *
 * @param route the framework's route of all docs
 * @param description of a page, by its path with base path
 */
export function withShortSidebars(
  route: RouteConfig,
  isListed: IsListed,
  description: Description,
): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) {
    const routes = route.routes?.map((child) => withShortSidebars(child, isListed, description));
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
      ...(child.routes && { routes: child.routes.map(extend) }),
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
