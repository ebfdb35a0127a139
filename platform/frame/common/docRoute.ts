import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** A card of a page that lists others. */
export interface Card {
  label: string;
  /** With base path. */
  href: string;
  description: string;
}

/** What the route of a page of the docs carries beside what the framework gives it. */
export interface DocRoute {
  /** On an index page: the pages and folders next to it, as JSON of `Card[]`. */
  cards?: string;
  /** On a page that isn't in the sidebar: its name there while it is open. */
  label?: string;
}

/**
 * A sidebar with one page more, below the index page of its folder.
 *
 * @param path of the page, with base path
 */
export function withOpenPage(
  items: readonly PropSidebarItem[],
  path: string,
  label: string,
): PropSidebarItem[] {
  const index = path.slice(0, path.lastIndexOf('/') + 1);
  const page: PropSidebarItem = { type: 'link', label, href: path };
  const add = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') {
      return item;
    }
    const below = item.href === index ? [...item.items, page] : item.items.map(add);
    return { ...item, items: below };
  };
  return items.map(add);
}
