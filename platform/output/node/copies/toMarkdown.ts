import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { contentOf, isElement } from './content';

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
