import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Node, Parent } from 'unist';
import { CAPTION_MARK } from '../common/caption';

/** Attributes of components with visible text. */
const VISIBLE_ATTRIBUTES = new Set(['title', 'note', 'text', 'caption', 'when', 'back']);

interface TextNode extends Node {
  value: string;
}

/** A component or an element in Markdown. */
export interface JsxElement extends Parent {
  name: string | null;
  attributes: { type: string; name: string; value?: unknown }[];
}

/** Joins blocks into running text, with a dot between two if the first does not end a sentence. */
export function join(blocks: readonly string[]): string {
  return blocks
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .reduce((text, block) => {
      const mark = text === '' ? '' : /[.!?:;,·]$/.test(text) ? ' ' : ' · ';
      return text + mark + block;
    }, '');
}

const INLINE_PARENTS = new Set([
  'paragraph',
  'emphasis',
  'strong',
  'delete',
  'link',
  'mdxJsxTextElement',
]);

export function attributesOf({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

export function isComponent(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The text of a node as readers see it. */
export function textOf(node: Node): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return (node as TextNode).value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  if (!('children' in node)) {
    return '';
  }
  const own = isComponent(node)
    ? Object.entries(attributesOf(node)).flatMap(([name, value]) =>
        VISIBLE_ATTRIBUTES.has(name) ? [value] : [],
      )
    : [];
  const children = (node as Parent).children.map(textOf);
  return INLINE_PARENTS.has(node.type)
    ? join([...own, children.join('').replace(CAPTION_MARK, '')])
    : join([...own, ...children]);
}

/** The words of a Markdown file that is shown in full. */
export function wordsOfMarkdown(source: string): string {
  return textOf(fromMarkdown(source));
}
