import type { Link, Node, Parents, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parseGfm, attributesOf, isComponent } from '#platform/markdown/node/nodes';
import { splitAtPlaceholders } from '../common/file';
import { loadTemplates } from './public';

/** A text node. */
const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** A node that becomes the element `hName`; see mdast-util-to-hast. */
function element(
  hName: string,
  children: PhrasingContent[],
  hProperties: Record<string, string> = {},
): PhrasingContent & RootContent {
  return { type: 'emphasis', data: { hName, hProperties }, children };
}

/** Level of the highest headings of a template: on the page, an `h2` is above them. */
const HIGHEST_HEADING = 3;

/** Sign at the beginning of prompts for whoever fills the template in. */
const PROMPT = '⚠️';

/** A text with its placeholders marked. */
function marked(value: string): PhrasingContent[] {
  return splitAtPlaceholders(value).map((piece) =>
    piece.isPlaceholder ? element('mark', [text(piece.text)]) : text(piece.text),
  );
}

/** Whether a link works on this site, too; links to files of the project do not. */
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
        ? // The theme would treat a `code` element with more than text as a code block.
          [element('span', marked(typed.value), { 'data-code': '' })]
        : undefined;
    case 'link': {
      if (isAbsolute(typed)) {
        return undefined;
      }
      // If the address is to be filled in, it is shown.
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
 * A rendered template as content of a page: placeholders are marked, prompts and comments are
 * shown, headings are moved below those of the page, and links to files of the project are plain
 * text.
 *
 * @param file name of the file; anything but Markdown is shown as it is written
 * @param source text of the file
 */
export function toPreview(file: string, source: string): RootContent[] {
  if (!file.endsWith('.md')) {
    return [element('div', marked(source.trimEnd()), { 'data-source': '' })];
  }
  const tree = parseGfm(source);
  let highest = 6;
  visit(tree, 'heading', ({ depth }) => {
    highest = Math.min(highest, depth);
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') {
      node.depth = Math.min(6, node.depth - highest + HIGHEST_HEADING) as typeof node.depth;
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
    // A replaced link still contains text to mark; everything else is done.
    return node.type === 'link' ? index : [SKIP, index + nodes.length];
  });
  return tree.children;
}

/**
 * Adds the rendered template to each `<Template file="…" />` of a page. Runs after the framework has
 * collected the headings, so that the headings of a template are not in the table of contents of the
 * page.
 */
export function remarkTemplates({ siteDir }: { siteDir: string }) {
  return (tree: Node): void => {
    visit(tree, isComponent, (node) => {
      if (node.name !== 'Template') {
        return;
      }
      const { file = '' } = attributesOf(node);
      // By name, never by path: a page can only show templates.
      const source = loadTemplates(siteDir).get(file);
      if (source === undefined) {
        throw new Error(`There is no template "${file}".`);
      }
      node.children = [
        element('div', toPreview(file, source) as PhrasingContent[], { 'data-preview': '' }),
      ];
    });
  };
}
