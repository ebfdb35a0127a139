import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { contentOf } from './toMarkdown';

const toHeading = (depth: number, text: string): string =>
  `${'#'.repeat(depth)} ${text.replace(/\s+/g, ' ').trim()}`;

/**
 * The headings of a page (`## Text`), then its links (absolute addresses).
 *
 * @param main the page's main content
 * @param canonical absolute address of the page
 */
function outlineOfPage(main: Element, canonical: string): string[] {
  const headings: string[] = [];
  const links: string[] = [];
  visit(contentOf(main), 'element', (node) => {
    const depth = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (depth !== undefined) {
      headings.push(toHeading(Number(depth), textOf(node)));
    }
    if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      links.push(new URL(node.properties.href, canonical).href);
    }
  });
  return [...headings, ...links];
}

/** The same of Markdown without front matter. */
function outlineOfMarkdown(markdown: string): string[] {
  const headings: string[] = [];
  const links: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === 'heading') {
      headings.push(toHeading(node.depth, toString(node)));
    }
    if (node.type === 'link') {
      links.push(new URL(node.url).href);
    }
  });
  return [...headings, ...links];
}

/**
 * Where the copy of a page first departs from its headings and links, in words.
 *
 * @param main the page's main content
 * @param canonical absolute address of the page
 * @param markdown of the copy, without front matter
 */
export function differenceIn(
  main: Element,
  canonical: string,
  markdown: string,
): string | undefined {
  const page = outlineOfPage(main, canonical);
  const copy = outlineOfMarkdown(markdown);
  const longer = page.length > copy.length ? page : copy;
  const at = longer.findIndex((_, index) => page[index] !== copy[index]);
  return at === -1
    ? undefined
    : `the page has ${page[at] ?? 'no more'}, the copy ${copy[at] ?? 'no more'}`;
}
