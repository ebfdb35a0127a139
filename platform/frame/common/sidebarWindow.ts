import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionDocs,
} from '@docusaurus/plugin-content-docs';

/** What a page carries of its version's sidebar and docs. */
export interface PageParts {
  /** The sidebar, with one entry in place of each folded category's. */
  sidebarItems: PropSidebarItem[];
  /** By id: the docs that the page names. */
  docs: PropVersionDocs;
}

/** Number of entries that a longer category shows. */
export const MOST = 30;

/** Custom property of a category of which a page has one entry: the name of the sidebar that has all. */
const PART_OF = 'partOf';

/**
 * A category with one entry, by which the framework sees that it is not empty.
 *
 * @param sidebar name of the sidebar that has the other entries
 */
export function toPart(
  category: PropSidebarItemCategory,
  entry: PropSidebarItem | undefined,
  sidebar: string,
): PropSidebarItemCategory {
  return {
    ...category,
    customProps: { ...category.customProps, [PART_OF]: sidebar },
    items: entry ? [entry] : [],
  };
}

/** The name of the sidebar with all entries of a category; none if the category has them itself. */
export function sidebarOfPart({ customProps }: PropSidebarItemCategory): string | undefined {
  return customProps?.[PART_OF] as string | undefined;
}

/** Whether a page is among the items, at any level. */
export function contains(items: readonly PropSidebarItem[], path: string): boolean {
  return items.some(
    (item) =>
      item.type !== 'html' &&
      (item.href === path || (item.type === 'category' && contains(item.items, path))),
  );
}

/**
 * The items of a category in the sidebar of a page: of a long category that has a page with the
 * complete list, only those around the current page. Otherwise each new incident of the catalog
 * would make the pages of all others larger.
 *
 * @param path of the page, with base path
 */
export function nearbyItems(
  { items, href }: PropSidebarItemCategory,
  path: string,
): PropSidebarItem[] {
  const place = items.findIndex((item) => contains([item], path));
  if (items.length <= MOST || href === undefined || place === -1) {
    return items;
  }
  const start = Math.min(Math.max(0, place - MOST / 2), items.length - MOST);
  return items.slice(start, start + MOST);
}

/** A complete sidebar, in which long categories show the entries around the page. */
export function withNearbyItems(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarItem[] {
  return items.map((item) =>
    item.type === 'category'
      ? { ...item, items: withNearbyItems(nearbyItems(item, path), path) }
      : item,
  );
}
