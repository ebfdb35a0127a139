import type { Link, Node, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { element, text } from './elements';
import { splitAtPlaceholders } from './placeholders';

/** The title of a template stands below the page's heading for it, which is an `h2`. */
const HEADING_SHIFT = 2;

/** Prompts to the person who fills a template in begin with this sign. */
const PROMPT = '⚠️';

/** Text with its placeholders marked. */
function marked(value: string): PhrasingContent[] {
  return splitAtPlaceholders(value).map((piece) =>
    piece.isPlaceholder ? element('mark', [text(piece.text)]) : text(piece.text),
  );
}

/** A link that leads somewhere from this site, too; those to files of the project do not. */
function isAbsolute({ url }: Link): boolean {
  return /^(https|mailto):/.test(url);
}

function replacement(node: Node, parent: Parents): (PhrasingContent & RootContent)[] | undefined {
  const typed = node as RootContent;
  switch (typed.type) {
    case 'text':
      return marked(typed.value);
    case 'inlineCode':
      return splitAtPlaceholders(typed.value).some((piece) => piece.isPlaceholder)
        ? // The theme takes a `code` element that holds more than text for a block.
          [element('span', marked(typed.value), { 'data-code': '' })]
        : undefined;
    case 'link': {
      if (isAbsolute(typed)) {
        return undefined;
      }
      // Where the address is to be filled in, it is part of what is seen.
      const target = typed.url.startsWith('TODO:') ? [text(` ${typed.url}`)] : [];
      return [element('span', [...typed.children, ...target], { 'data-link': '' })];
    }
    case 'html': {
      const comment = typed.value.replace(/^<!--\s*|\s*-->$/g, '');
      const hName = parent.type === 'paragraph' ? 'span' : 'p';
      return [element(hName, marked(comment), { 'data-comment': '' })];
    }
    default:
      return undefined;
  }
}

/**
 * How a template looks when it is rendered, as content of a page: placeholders
 * are marked, prompts and comments are shown, headings take their place below
 * the page's own, and links to files of the project lead nowhere.
 *
 * @param file its name; anything but Markdown is shown as it is written
 * @param source the text of the file
 */
export function toPreview(file: string, source: string): RootContent[] {
  if (!file.endsWith('.md')) {
    return [element('div', marked(source.trimEnd()), { 'data-source': '' })];
  }
  const tree = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      node.depth = Math.min(6, node.depth + HEADING_SHIFT) as typeof node.depth;
    } else if (node.type === 'listItem' && typeof node.checked === 'boolean') {
      const [first] = node.children;
      if (first?.type === 'paragraph') {
        first.children.unshift(text(node.checked ? '☑ ' : '☐ '));
      }
      node.checked = null;
    } else if (node.type === 'paragraph' && toString(node).startsWith(PROMPT)) {
      node.data = { hProperties: { 'data-prompt': '' } };
    }
    if (parent === undefined || index === undefined) {
      return undefined;
    }
    const nodes = replacement(node, parent);
    if (nodes === undefined) {
      return undefined;
    }
    parent.children.splice(index, 1, ...(nodes as never[]));
    // A replaced link still has text to mark; everything else is done.
    return node.type === 'link' ? index : [SKIP, index + nodes.length];
  });
  return tree.children;
}
