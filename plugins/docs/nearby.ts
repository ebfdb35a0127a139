// Ships to browsers: nothing from Node.
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

type Category = Extract<PropSidebarItem, { type: 'category' }>;

/** A category with more entries than this shows so many of them. */
export const MOST = 30;

/** Whether a page is among the items, at any depth. */
export function contains(items: readonly PropSidebarItem[], path: string): boolean {
  return items.some(
    (item) =>
      item.type !== 'html' &&
      (item.href === path || (item.type === 'category' && contains(item.items, path))),
  );
}

/**
 * The items of a category that a page's sidebar shows: of a long one with a page of its own, which
 * lists all, only those around the page. Otherwise, with each entry of a catalogue, the pages of
 * all others would grow.
 *
 * @param path of the page, with base path
 */
export function nearbyItems({ items, href }: Category, path: string): PropSidebarItem[] {
  if (items.length <= MOST || href === undefined || href === path) {
    return items;
  }
  const place = items.findIndex((item) => contains([item], path));
  const start = Math.min(Math.max(0, place - MOST / 2), items.length - MOST);
  return items.slice(start, start + MOST);
}

/** A whole sidebar, of which long categories show the entries around the page. */
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
