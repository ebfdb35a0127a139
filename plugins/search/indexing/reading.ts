import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { saidLinksOf, type SaidLink } from './mentions';
import { parseMarkdown, sectionsOf, type ComponentSections, type Section } from './sections';

/** What the search reads in a Markdown file. */
export interface Reading {
  sections: Section[];
  links: SaidLink[];
}

/** @param body Markdown without front matter */
export function readMarkdown(body: string, components: ComponentSections): Reading {
  const tree = parseMarkdown(body);
  return { sections: sectionsOf(tree, components), links: saidLinksOf(tree) };
}

/** The code that reads: a change of it makes every reading anew. */
export function readerCode(): string[] {
  return readdirSync(__dirname)
    .sort()
    .map((name) => readFileSync(path.join(__dirname, name), 'utf8'));
}
