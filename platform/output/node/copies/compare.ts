import { toString as textOf } from 'hast-util-to-string';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { contentOf } from './content';

/** What a page and its copy must have in common, each in the order of the text. */
export interface Outline {
  /** `## Text` */
  headings: string[];
  /** Absolute addresses. */
  links: string[];
}

const toHeading = (depth: number, text: string): string =>
  `${'#'.repeat(depth)} ${text.replace(/\s+/g, ' ').trim()}`;

/**
 * @param main HTML of the page's main content
 * @param canonical absolute address of the page
 */
export function outlineOfPage(main: string, canonical: string): Outline {
  const outline: Outline = { headings: [], links: [] };
  visit(contentOf(main), 'element', (node) => {
    const depth = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (depth !== undefined) {
      outline.headings.push(toHeading(Number(depth), textOf(node)));
    }
    if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      outline.links.push(new URL(node.properties.href, canonical).href);
    }
  });
  return outline;
}

/** @param markdown without front matter */
export function outlineOfMarkdown(markdown: string): Outline {
  const outline: Outline = { headings: [], links: [] };
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === 'heading') {
      outline.headings.push(toHeading(node.depth, toString(node)));
    }
    if (node.type === 'link') {
      outline.links.push(new URL(node.url).href);
    }
  });
  return outline;
}

/** Where a copy departs from its page, in words; empty when it does not. */
export function differences(page: Outline, copy: Outline): string[] {
  return (['headings', 'links'] as const).flatMap((kind) => {
    const length = Math.max(page[kind].length, copy[kind].length);
    for (let index = 0; index < length; index++) {
      const [ofPage, ofCopy] = [page[kind][index], copy[kind][index]];
      if (ofPage !== ofCopy) {
        return [
          `${kind}, number ${index + 1}: the page has ${ofPage ?? 'no more'}, the copy ${ofCopy ?? 'no more'}`,
        ];
      }
    }
    return [];
  });
}
