import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** The element in which the framework renders the text of a post. */
const CONTAINER_ID = '__blog-post-container';

/** What means nothing outside the site: styling, and attributes of the framework's own. */
const KEPT_ATTRIBUTES = new Set(['href', 'src', 'alt', 'title', 'id', 'dateTime', 'colSpan']);

function isHashLink({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('hash-link');
}

/** Absolute form of the addresses of an element. */
function resolveAddresses({ properties }: Element, base: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = properties[name];
    if (typeof value === 'string') {
      properties[name] = new URL(value, base).href;
    }
  }
}

/**
 * The text of a post as feeds carry it: plain HTML with absolute addresses,
 * without the links beside headings, class names and comments of the page.
 *
 * @param page HTML of the post's page
 * @param address absolute address of that page, which relative links start from
 * @throws Error if the page has no text of a post
 */
export function toFeedContent(page: string, address: string): string {
  const tree: Root = unified().use(rehypeParse).parse(page);
  let container: Element | undefined;
  visit(tree, 'element', (node) => {
    if (node.properties.id === CONTAINER_ID) {
      container = node;
    }
  });
  if (!container) {
    throw new Error(`The page ${address} has no element with the id ${CONTAINER_ID}.`);
  }
  visit(container, (node, index, parent) => {
    const isDropped = node.type === 'comment' || (node.type === 'element' && isHashLink(node));
    if (isDropped && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'element') {
      resolveAddresses(node, address);
      node.properties = Object.fromEntries(
        Object.entries(node.properties).filter(([name]) => KEPT_ATTRIBUTES.has(name)),
      );
    }
    return undefined;
  });
  return toHtml(container.children).trim();
}
