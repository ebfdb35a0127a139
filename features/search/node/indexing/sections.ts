import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { Section } from '#platform/content/common/searchable';
import {
  attributesOf,
  isComponent,
  join,
  textOf,
  wordsOfMarkdown,
  type JsxElement,
} from '#platform/markdown/node/text';

/**
 * The sections that a component shows although they are not in the page. Text without an anchor
 * belongs to the section that contains the component.
 */
export type ComponentSections = (name: string, attributes: Record<string, string>) => Section[];

/** Sections that only list links to other pages: their words would find the wrong page. */
const NAVIGATION = new Set(["What's next", 'Pages in this section']);

interface TextNode extends Node {
  value: string;
}

/** The words of a code block; a template in Markdown is prose, and a diagram is what it says in quotes. */
function codeOf(node: Node): string {
  if (node.type === 'code') {
    const { lang, value } = node as TextNode & { lang?: string | null };
    if (lang === 'dot') {
      return [...value.matchAll(/"([^"]*)"/g)].map(([, words]) => words).join(', ');
    }
    return lang === 'markdown' ? wordsOfMarkdown(value) : value;
  }
  return 'children' in node ? (node as Parent).children.map(codeOf).join(' ').trim() : '';
}

/**
 * Splits a page into sections.
 *
 * @param tree see `parseBody`
 * @param componentSections resolves components; of unknown ones, the visible attributes and the
 *   children are read
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
  // Inside a paragraph, what a component shows stands where it is.
  visit(tree, 'mdxJsxTextElement', (node) => {
    const element = node as Node as JsxElement;
    const made = componentSections(element.name ?? '', attributesOf(element));
    if (element.children.length === 0 && made.length > 0) {
      const value = made.map(({ text }) => text).join(', ');
      element.children = [{ type: 'text', value } as Node];
    }
  });
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
