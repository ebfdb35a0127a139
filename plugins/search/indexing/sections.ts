import { createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId } from '@docusaurus/utils';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node, Parent } from 'unist';
import { CAPTION_MARK } from '../../tables/caption';

/** A part of a page: a heading with the text up to the next. */
export interface Section {
  /** Empty for the text above the first heading. */
  title: string;
  /** Id of the heading; empty for the text above the first. */
  anchor: string;
  text: string;
  /** Code to copy that stands in it, templates too. */
  code: string;
}

/**
 * The sections that a component stands for, if its text is not in the page. Text without
 * an anchor belongs to the section in which the component stands.
 */
export type ComponentSections = (name: string, attributes: Record<string, string>) => Section[];

/** Sections that only list links to other pages: their words would find the wrong page. */
const NAVIGATION = new Set(['Where to go next', 'Pages of this section']);

/** Attributes of components whose text readers see. */
const VISIBLE_ATTRIBUTES = new Set(['title', 'note', 'text', 'caption', 'when', 'back']);

interface TextNode extends Node {
  value: string;
}

interface JsxElement extends Parent {
  name: string | null;
  attributes: { type: string; name: string; value?: unknown }[];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** @param body Markdown without front matter */
export function parseMarkdown(body: string): Parent {
  // The fence of an admonition is no text; its title and its content are.
  const source = escapeMarkdownHeadingIds(body).replace(/^:::\w*(?:\[(.*)\])?$/gm, '$1');
  return parser.parse(source);
}

/** Joins blocks to running text: a point stands between two that do not end a sentence. */
function join(blocks: readonly string[]): string {
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

function attributesOf({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap(({ name, value }) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function isComponent(node: Node): node is JsxElement {
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

/** The words of a Markdown file that is shown as a whole. */
export function wordsOfMarkdown(source: string): string {
  return textOf(fromMarkdown(source));
}

/** The words of a block of code; a template to copy is prose. */
function codeOf(node: Node): string {
  if (node.type === 'code') {
    const { lang, value } = node as TextNode & { lang?: string | null };
    return lang === 'markdown' ? wordsOfMarkdown(value) : value;
  }
  return 'children' in node ? (node as Parent).children.map(codeOf).join(' ').trim() : '';
}

/**
 * Splits a page into its sections.
 *
 * @param tree as {@link parseMarkdown} makes it
 * @param componentSections resolves components; those that it does not know have their
 *   visible attributes and their children
 */
export function sectionsOf(
  tree: Parent,
  componentSections: ComponentSections = () => [],
): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [];
  let current: Section = { title: '', anchor: '', text: '', code: '' };
  const begin = (section: Section) => {
    sections.push(section);
    current = section;
  };
  begin(current);
  for (const node of tree.children) {
    if (node.type === 'heading') {
      const { text, id } = parseMarkdownHeadingId(toString(node));
      begin({ title: text, anchor: id ?? slugger.slug(text), text: '', code: '' });
      continue;
    }
    current.text = join([current.text, textOf(node)]);
    current.code = join([current.code, codeOf(node)]);
    if (isComponent(node)) {
      for (const made of componentSections(node.name ?? '', attributesOf(node))) {
        if (made.anchor === '') {
          current.text = join([current.text, made.text]);
          current.code = join([current.code, made.code]);
        } else {
          begin(made);
        }
      }
    }
  }
  return sections.filter(
    ({ title, text, code }) =>
      !NAVIGATION.has(title) && [title, text, code].some((part) => part !== ''),
  );
}
