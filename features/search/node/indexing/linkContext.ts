import type { Link } from 'mdast';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { ContentFile } from '#platform/content/common/files';
import { routeOf } from '#platform/content/common/routes';
import { itemPageOf, type ContentContribution } from '#platform/content/node/contribution';
import { targetFileOf } from '#platform/content/node/links';
import { textOf } from '#platform/markdown/node/text';

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
