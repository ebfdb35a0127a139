import type { Link } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { ContentFile } from '../../content-checks/files';
import { targetFileOf } from '../../content-checks/links';
import { routeOf } from '../../content-checks/routes';
import { textOf } from './sections';

/** Blocks whose text says what the links in them are for; the innermost counts. */
const BLOCKS = new Set(['paragraph', 'tableRow']);

/** The end of a sentence. */
const SENTENCE_END = /(?<=[.!?:;])\s+/;

function linksIn(block: Node): Link[] {
  const links: Link[] = [];
  visit(block, 'link', (link: Link) => {
    links.push(link);
  });
  return links;
}

/** What a block says of a link: its row of a table, or its sentence. */
function saidOf(link: Link, block: Parent): string {
  const text = textOf(block);
  return block.type === 'tableRow'
    ? text
    : (text.split(SENTENCE_END).find((sentence) => sentence.includes(textOf(link))) ?? text);
}

/** A link with what its page says of it. */
export interface SaidLink {
  /** As written. */
  url: string;
  said: string;
}

/** The links of a page that stand in running text, in lists and in tables. */
export function saidLinksOf(tree: Parent): SaidLink[] {
  const found: SaidLink[] = [];
  visit(tree, (node) => {
    if (BLOCKS.has(node.type)) {
      found.push(
        ...linksIn(node).map((link) => ({ url: link.url, said: saidOf(link, node as Parent) })),
      );
    }
  });
  return found;
}

/**
 * What other pages say of a page where they link it, which is often the reader's need in plain
 * words: "You have a new employer" stands beside a link and not on the page it leads to.
 *
 * @param linksOf what {@link saidLinksOf} finds in a file
 * @returns for each file that is linked, the sentences and rows around the links to it, each once
 */
export function mentionsOf(
  files: readonly ContentFile[],
  linksOf: (file: ContentFile) => readonly SaidLink[],
): Map<string, Set<string>> {
  const fileByRoute = new Map(files.map((file) => [routeOf(file), file]));
  const mentions = new Map<string, Set<string>>();
  // News and accounts of incidents link guides for reasons of their own.
  const sources = files.filter(
    ({ kind, frontMatter }) => kind === 'doc' && !frontMatter.incident && !frontMatter.video,
  );
  for (const source of sources) {
    for (const { url, said } of linksOf(source)) {
      const target = targetFileOf(source.file, url, fileByRoute);
      if (target !== undefined && target !== source.file) {
        mentions.set(target, (mentions.get(target) ?? new Set()).add(said));
      }
    }
  }
  return mentions;
}
