import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { CAPTION_MARK, type Piece } from '../common/pieces';

const commonMark = unified().use(remarkParse).freeze();
const gfm = commonMark().use(remarkGfm).freeze();

/** The tree of a text in CommonMark: without tables and bare addresses as links. */
export const parseCommonMark = (markdown: string): Root => commonMark.parse(markdown);

/** The tree of a text in GitHub Flavored Markdown. */
export const parseGfm = (markdown: string): Root => gfm.parse(markdown);

type Made = Node & Record<string, unknown>;

/** Attributes of a component with texts as their values. */
export const textAttributes = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));

/**
 * `<name variable={variable} text="text" />` as a node of MDX.
 *
 * @param variables of the module, each passed as the attribute of its name
 * @param texts other attributes
 */
export function elementNode(
  name: string,
  variables: readonly string[],
  texts: Readonly<Record<string, string>> = {},
): Made {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      ...textAttributes(texts),
      ...variables.map((variable) => ({
        type: 'mdxJsxAttribute',
        name: variable,
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: variable,
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [
                { type: 'ExpressionStatement', expression: { type: 'Identifier', name: variable } },
              ],
            },
          },
        },
      })),
    ],
    children: [],
  };
}

/** A heading of level 2, with an anchor of its own if one is given. */
export const headingNode = (text: string, id?: string): Made => ({
  type: 'heading',
  depth: 2,
  ...(id !== undefined && { data: { id, hProperties: { id } } }),
  children: [{ type: 'text', value: text }],
});

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
  'heading',
  'tableCell',
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
  return textOf(parseGfm(source));
}

/** A line of Markdown as the pieces of text, code and links that it shows. */
export function toPieces(line: string): Piece[] {
  return parseCommonMark(line).children.flatMap((block) =>
    'children' in block
      ? block.children.map((node): Piece => {
          const text = toString(node);
          switch (node.type) {
            case 'link':
              return { text, href: node.url };
            case 'inlineCode':
              return { text, isCode: true };
            default:
              return { text };
          }
        })
      : [],
  );
}

/**
 * A remark plugin that puts the Markdown of data in the place of components, so that pages and their
 * copies have it as if it were typed. Of a component inside a paragraph, the Markdown has to be one
 * paragraph, too. Each call gives a plugin of its own: unified takes the same function twice for one
 * plugin with new options.
 *
 * @param markdownOf the Markdown of a component with these attributes; `undefined` of any other
 *   component
 */
export const replacing =
  (
    markdownOf: (name: string, attributes: Readonly<Record<string, string>>) => string | undefined,
  ) =>
  () =>
  (tree: Node): void => {
    visit(tree, isComponent, (node, index, parent: Parent | undefined) => {
      const markdown = node.name === null ? undefined : markdownOf(node.name, attributesOf(node));
      if (markdown !== undefined && parent !== undefined && index !== undefined) {
        const { children } = parseGfm(markdown);
        const [first] = children;
        if (node.type === 'mdxJsxFlowElement') {
          parent.children.splice(index, 1, ...children);
        } else if (first?.type === 'paragraph') {
          parent.children.splice(index, 1, ...first.children);
        }
      }
    });
  };
