import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { type ContentFile, routeOf } from '#platform/content/common/contentFile';
import type { Section } from '#platform/content/common/pageFacts';
import { itemPageOf, type ContentContribution } from '#platform/content/node/contribution';
import { targetFileOf } from '#platform/content/node/links';
import {
  attributesOf,
  isComponent,
  join,
  textOf,
  wordsOfMarkdown,
  type JsxElement,
} from '#platform/markdown/node/nodes';

/**
 * The sections that a component shows although they are not in the page. Text without an anchor
 * belongs to the section that contains the component.
 */
export type ComponentSections = (name: string, attributes: Record<string, string>) => Section[];

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

/** Whether a node is a list that leads on, item by item, to other pages of this site. */
function leadsOn(node: Node): boolean {
  return (
    node.type === 'list' &&
    (node as Parent).children.every((item) => {
      const urls: string[] = [];
      visit(item, 'link', ({ url }: Link) => {
        urls.push(url);
      });
      return urls.some((url) => !/^(?:#|[a-z]+:)/.test(url));
    })
  );
}

/**
 * The text of a page without its last section if that is nothing but a list of links to other pages:
 * its words would find the wrong page.
 */
function withoutNextSteps({ children }: Parent): readonly Node[] {
  const last = children.findLastIndex(({ type }) => type === 'heading');
  const below = children.slice(last + 1);
  return last > 0 && below.length > 0 && below.every(leadsOn) ? children.slice(0, last) : children;
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
  for (const node of withoutNextSteps(tree)) {
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
  return sections.filter(({ title, text, code }) =>
    [title, text, code].some((part) => part !== ''),
  );
}

/** Blocks whose text explains the links in them; the innermost one counts. */
const BLOCKS = new Set(['paragraph', 'tableRow']);

/** The end of a sentence. */
const SENTENCE_END = /(?<=[.!?:;])\s+/;

/** A link with the words around it. */
export interface LinkInContext {
  /** As written. */
  url: string;
  /** The row of a table or the sentence with the link. */
  context: string;
}

function contextOf(link: Link, block: Parent): string {
  const text = textOf(block);
  return block.type === 'tableRow'
    ? text
    : (text.split(SENTENCE_END).find((sentence) => sentence.includes(textOf(link))) ?? text);
}

/** The links of a page in running text, in lists and in tables. */
export function linksInContext(tree: Parent): LinkInContext[] {
  const found: LinkInContext[] = [];
  visit(tree, (block) => {
    if (BLOCKS.has(block.type)) {
      visit(block, 'link', (link: Link) => {
        found.push({ url: link.url, context: contextOf(link, block as Parent) });
      });
    }
  });
  return found;
}

/**
 * What other pages say about a page where they link to it. Often that is the reader's need in
 * plain words: "You have a new employer" stands next to the link, not on the page it leads to.
 * The links of guides count; news and single items link for reasons of their own.
 *
 * @param contributions say which pages are about single items
 * @param linksOf what {@link linksInContext} finds in a file
 * @returns for each file that is linked to, the contexts of the links to it, each once
 */
export function linkContextOf(
  files: readonly ContentFile[],
  contributions: readonly ContentContribution[],
  linksOf: (file: ContentFile) => readonly LinkInContext[],
): Map<string, Set<string>> {
  const fileByRoute = new Map(files.map((file) => [routeOf(file), file]));
  const contexts = new Map<string, Set<string>>();
  const sources = files.filter(
    ({ kind, frontMatter }) => kind === 'doc' && !itemPageOf(contributions, frontMatter),
  );
  for (const source of sources) {
    for (const { url, context } of linksOf(source)) {
      const target = targetFileOf(source.file, url, fileByRoute);
      if (target !== undefined && target !== source.file) {
        contexts.set(target, (contexts.get(target) ?? new Set()).add(context));
      }
    }
  }
  return contexts;
}
