import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { classesOf, findElement, type Page } from '../../../../platform/output/node/pages';

/** The element in which the framework renders the text of a post. */
const CONTAINER_ID = '__blog-post-container';

/** What means nothing outside the site: styling, and attributes of the framework's own. */
const KEPT_ATTRIBUTES = new Set(['href', 'src', 'alt', 'title', 'id', 'dateTime', 'colSpan']);

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
 * @param address absolute address of the page, which relative links start from
 * @throws Error if the page has no text of a post
 */
export function toFeedContent(page: Page, address: string): string {
  const found = findElement(page.tree, ({ properties }) => properties.id === CONTAINER_ID);
  if (!found) {
    throw new Error(`The page ${address} has no element with the id ${CONTAINER_ID}.`);
  }
  const container = structuredClone(found);
  visit(container, (node, index, parent) => {
    const isDropped =
      node.type === 'comment' || (node.type === 'element' && classesOf(node).includes('hash-link'));
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
