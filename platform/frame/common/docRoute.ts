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

/** A page without a Markdown file that stands among the docs, with the list of an area beside it. */
export interface DocPage {
  /** Route without base path. */
  route: string;
  /** Its name in the sidebar while it is open, below the page whose address its own continues. */
  label: string;
  /** Name of the sidebar. */
  sidebar: string;
  /** Module of its component, from `@site`. */
  component: string;
  /** What the component gets. */
  props: Record<string, unknown>;
}

/** A path as routes are compared: in whatever case, with a slash at its end or without. */
const compared = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '');

const byPath = new WeakMap<readonly { path: string }[], ReadonlyMap<string, { path: string }>>();

/**
 * What is at a path. The framework tries the pattern of each page in turn, which takes milliseconds,
 * and each item of the top bar does it again; here the pages are sorted into a map once.
 *
 * @param pages with exact paths; the same array each time, to which some may be added
 */
export function pageAt<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  let known = byPath.get(pages) as ReadonlyMap<string, Page> | undefined;
  if (known?.size !== pages.length) {
    known = new Map(pages.map((page) => [compared(page.path), page]));
    byPath.set(pages, known);
  }
  return known.get(compared(path));
}

/** What an area has of a sidebar that lists others, too, as a part of its own; else all of it. */
export function itemsOfArea(
  items: readonly PropSidebarItem[],
  area: string | undefined,
): readonly PropSidebarItem[] {
  const part = items.find(({ customProps }) => area !== undefined && customProps?.area === area);
  return part ? [part] : items;
}

/**
 * A sidebar with one page more, below the index page of its folder, or the page of this name.
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
    if (item.type === 'link' && `${item.href}/` === index) {
      const { label: name, href } = item;
      return {
        type: 'category',
        label: name,
        href,
        collapsible: false,
        collapsed: false,
        items: [page],
      };
    }
    if (item.type !== 'category') {
      return item;
    }
    const below = item.href === index ? [...item.items, page] : item.items.map(add);
    return { ...item, items: below };
  };
  return items.map(add);
}
