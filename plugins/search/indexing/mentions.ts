import type { Link, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentFile } from '../../content-checks/files';
import { targetFileOf } from '../../content-checks/links';
import { routeOf } from '../../content-checks/routes';
import { parseMarkdown, textOf } from './sections';

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

/**
 * What other pages say of a page where they link it, which is often the reader's need in plain
 * words: "You have a new employer" stands beside a link and not on the page it leads to.
 *
 * @returns for each file that is linked, the sentences and rows around the links to it, each once
 */
export function mentionsOf(files: readonly ContentFile[]): Map<string, Set<string>> {
  const fileByRoute = new Map(files.map((file) => [routeOf(file), file]));
  const mentions = new Map<string, Set<string>>();
  // News and accounts of incidents link guides for reasons of their own.
  for (const { file, body } of files.filter(
    ({ kind, frontMatter }) => kind === 'doc' && !frontMatter.incident && !frontMatter.video,
  )) {
    visit(parseMarkdown(body), (node) => {
      if (!BLOCKS.has(node.type)) {
        return;
      }
      for (const link of linksIn(node)) {
        const target = targetFileOf(file, link.url, fileByRoute);
        if (target !== undefined && target !== file) {
          const known = mentions.get(target) ?? new Set();
          mentions.set(target, known.add(saidOf(link, node as Parent)));
        }
      }
    });
  }
  return mentions;
}
