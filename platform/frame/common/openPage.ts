import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

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
