import type { Feature } from '../../../../platform/feature';
import type { Section, ShownSections } from '../../../../platform/content/common/searchable';
import { parseBody } from '../../../../platform/content/node/outline';
import { linksInContext, type LinkInContext } from './linkContext';
import { sectionsOf } from './sections';

/** What the search reads in a Markdown file. */
export interface Reading {
  sections: Section[];
  links: LinkInContext[];
}

/** A Markdown file to read. */
export interface Page {
  /** Without front matter. */
  body: string;
  /** For components that show facts of the page. */
  frontMatter: Record<string, unknown>;
}

/** The text that the components of all features show, by their name. */
export function shownSections(
  features: readonly Feature[],
  siteDir: string,
): Readonly<Record<string, ShownSections>> {
  return Object.assign({}, ...features.map(({ search }) => search?.sections?.(siteDir))) as Record<
    string,
    ShownSections
  >;
}

/** @returns one reading for each page */
export function readMarkdown(
  pages: readonly Page[],
  shown: Readonly<Partial<Record<string, ShownSections>>>,
): Reading[] {
  return pages.map(({ body, frontMatter }) => {
    const tree = parseBody(body);
    return {
      sections: sectionsOf(
        tree,
        (name, attributes) => shown[name]?.(attributes, frontMatter) ?? [],
      ),
      links: linksInContext(tree),
    };
  });
}
