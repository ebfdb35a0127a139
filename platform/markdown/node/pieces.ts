import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import type { Piece } from '../common/pieces';

/** A line of Markdown as the pieces of text, code and links that it shows. */
export function toPieces(line: string): Piece[] {
  return fromMarkdown(line).children.flatMap((block) =>
    'children' in block
      ? block.children.map((node): Piece => {
          const text = toString(node);
          switch (node.type) {
            case 'link':
              return { text, href: node.url };
            case 'inlineCode':
              return { text, isCode: true };
            default:
              return { text };
          }
        })
      : [],
  );
}
