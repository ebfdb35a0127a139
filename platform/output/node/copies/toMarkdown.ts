import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
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

const isElement = (node: RootContent): node is Element => node.type === 'element';

/**
 * Whether an element is no part of what its page says: navigation, controls,
 * what is hidden, links of headings to themselves. A component leaves itself
 * out of copies with the attribute `data-no-copy`.
 */
function isLeftOut(element: Element): boolean {
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

const text = (value: string): ElementContent => ({ type: 'text', value });

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Elements that styles set apart from their neighbors although HTML counts them as running text. */
const LABELS = new Set(['a', 'small', 'span', 'time']);

const isLabel = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && LABELS.has(node.tagName);

/** `<time>May 1</time><span>Call</span>` → `May 1: Call`; labels with signs of their own need none. */
function separateLabels(parent: Element): void {
  parent.children = parent.children.flatMap((child, index, all) => {
    const before = all[index - 1];
    if (!isLabel(child) || !isLabel(before)) {
      return [child];
    }
    const [left, right] = [toString(before), toString(child)];
    if (/\s$/.test(left) || /^[\s,.;:!?)]/.test(right)) {
      return [child];
    }
    return [text(/[.:!?]$/.test(left) ? ' ' : ': '), child];
  });
}

/** A list of facts becomes a list of `**name:** value`. */
function listOfFacts(list: Element): Element {
  const parts = list.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  const items: Element[] = [];
  for (const { tagName, children } of parts) {
    if (tagName === 'dt') {
      items.push(element('li', [element('strong', [...children, text(':')]), text(' ')]));
    } else {
      items.at(-1)?.children.push(...children);
    }
  }
  return element('ul', items);
}

/** Cells hold one line in Markdown: a list in one becomes a row of words. */
function flattenCell(cell: Element): void {
  const flatten = (nodes: ElementContent[]): ElementContent[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') {
        return [node];
      }
      if (node.tagName === 'ul' || node.tagName === 'ol') {
        return node.children
          .filter(isElement)
          .flatMap((item, index) => [
            ...(index > 0 ? [text(', ')] : []),
            ...flatten(item.children),
          ]);
      }
      return node.tagName === 'p' || node.tagName === 'div' ? flatten(node.children) : [node];
    });
  cell.children = flatten(cell.children);
}

/** `language-x` stands on the frame of a code block; converters look for it on `code`. */
function nameLanguage(pre: Element): void {
  const classes = Array.isArray(pre.properties.className) ? pre.properties.className : [];
  const language = classes.find((name) => name.startsWith('language-'));
  const [code] = pre.children;
  if (language !== undefined && code?.type === 'element') {
    code.properties.className = [language];
  }
}

const processor = unified()
  .use(rehypeRemark)
  // Columns that line up would double the size of wide tables.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one' })
  .freeze();

/** Makes of a page's HTML what Markdown has words for. */
function makeConvertible(tree: Root, canonical: string): void {
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (tagName === 'pre') {
      nameLanguage(node);
      return 'skip';
    }
    for (const name of ['href', 'src'] as const) {
      if (typeof properties[name] === 'string') {
        properties[name] = new URL(properties[name], canonical).href;
      }
    }
    separateLabels(node);
    if (tagName === 'td' || tagName === 'th') {
      flattenCell(node);
    }
    if (parent && index !== undefined) {
      if (tagName === 'dl') {
        parent.children[index] = listOfFacts(node);
        return index;
      }
      const [first] = node.children;
      if (tagName === 'table' && first?.type === 'element' && first.tagName === 'caption') {
        node.children.shift();
        parent.children.splice(index, 0, element('p', first.children));
        return index;
      }
    }
    return undefined;
  });
}

/**
 * The Markdown of a built page: CommonMark with the tables and task lists of
 * GitHub Flavored Markdown, every address absolute, no HTML.
 *
 * @param main the page's main content
 * @param canonical its absolute address, against which its links are resolved
 */
export function toMarkdown(main: Element, canonical: string): string {
  const tree = contentOf(main);
  makeConvertible(tree, canonical);
  return processor.stringify(processor.runSync(tree));
}
