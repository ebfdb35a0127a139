import type { Element, ElementContent, Root, RootContent } from 'hast';
import { classesOf, findElement, type Page } from '../pages';

/** Ways around, controls and drawings: on a page, but not what it says. */
const LEFT_OUT = new Set([
  'aside',
  'button',
  'footer',
  'form',
  'label',
  'nav',
  'noscript',
  'script',
  'search',
  'select',
  'style',
  'svg',
  'template',
  'wbr',
]);

export const isElement = (node: RootContent): node is Element => node.type === 'element';

/**
 * Whether an element is no part of what its page says: navigation, controls,
 * what is hidden, links of headings to themselves. A component leaves itself
 * out of copies with the attribute `data-no-copy`.
 */
export function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    LEFT_OUT.has(tagName) ||
    // Boxes of task lists are kept.
    (tagName === 'input' && properties.type !== 'checkbox') ||
    properties.hidden !== undefined ||
    properties.ariaHidden === 'true' ||
    properties.dataNoCopy !== undefined ||
    classesOf(element).includes('hash-link')
  );
}

/** In the head of a column, a button that sorts the table holds the name of the column. */
const inHead =
  (parent: Root | Element) =>
  (child: ElementContent): ElementContent[] =>
    parent.type === 'element' &&
    parent.tagName === 'th' &&
    isElement(child) &&
    child.tagName === 'button'
      ? child.children
      : [child];

/** Removes what is left out, and the comments with which React parts neighboring texts. */
function removeLeftOut(parent: Root | Element): void {
  const children: ElementContent[] = [];
  for (const child of (parent.children as ElementContent[]).flatMap(inHead(parent))) {
    const before = children.at(-1);
    if (child.type === 'text' && before?.type === 'text') {
      before.value += child.value;
    } else if (child.type !== 'comment' && !(isElement(child) && isLeftOut(child))) {
      children.push(child);
    }
  }
  parent.children = children;
  children.filter(isElement).forEach(removeLeftOut);
}

/**
 * What a page says, as a tree: without what {@link isLeftOut} names.
 *
 * @param main its main content
 */
export function contentOf(main: Element): Root {
  const tree: Root = { type: 'root', children: [structuredClone(main)] };
  removeLeftOut(tree);
  return tree;
}

/** Facts of a page that stand in its head. */
export interface PageHead {
  /** Without the name of the site. */
  title: string;
  /** Lists that the framework makes have none. */
  description?: string;
  /** Absolute address. */
  canonical: string;
}

/**
 * @param siteTitle name of the site, which stands behind the title of each page
 * @throws if title or canonical address is missing
 */
export function headOf({ head: tree }: Page, siteTitle: string): PageHead {
  const contentOfMeta = (key: 'name' | 'property', value: string) =>
    findElement(tree, ({ tagName, properties }) => tagName === 'meta' && properties[key] === value)
      ?.properties.content;
  const title = contentOfMeta('property', 'og:title');
  const description = contentOfMeta('name', 'description');
  const canonical = findElement(
    tree,
    ({ tagName, properties: { rel } }) =>
      tagName === 'link' && Array.isArray(rel) && rel.includes('canonical'),
  )?.properties.href;
  if (typeof title !== 'string' || typeof canonical !== 'string') {
    throw new Error('has no title or no canonical address');
  }
  const suffix = ` | ${siteTitle}`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    ...(typeof description === 'string' && { description }),
    canonical,
  };
}
