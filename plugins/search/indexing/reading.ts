import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EventsData } from '../../events/schema';
import type { LexiconTerm } from '../../lexicon/schema';
import { componentSections, withPageFacts } from './facts';
import { saidLinksOf, type SaidLink } from './mentions';
import { parseMarkdown, sectionsOf, type Section } from './sections';

/** What the search reads in a Markdown file. */
export interface Reading {
  sections: Section[];
  links: SaidLink[];
}

/** What components show that is not in the Markdown of their pages. */
export interface Shown {
  terms: readonly LexiconTerm[];
  events: EventsData;
  templates: ReadonlyMap<string, string>;
}

/** A Markdown file to read. */
export interface Page {
  /** Without front matter. */
  body: string;
  /** Facts that components of the page show. */
  frontMatter: Record<string, unknown>;
}

/** @returns a reading for each page */
export function readMarkdown(
  pages: readonly Page[],
  { terms, events, templates }: Shown,
): Reading[] {
  const components = componentSections(terms, events, templates);
  return pages.map(({ body, frontMatter }) => {
    const tree = parseMarkdown(body);
    return {
      sections: sectionsOf(tree, withPageFacts(components, frontMatter)),
      links: saidLinksOf(tree),
    };
  });
}

/** The code that reads: a change of it makes every reading anew. */
export function readerCode(): string[] {
  return readdirSync(__dirname)
    .sort()
    .map((name) => readFileSync(path.join(__dirname, name), 'utf8'));
}
