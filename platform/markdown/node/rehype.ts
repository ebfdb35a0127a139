import path from 'node:path';
import type { Element, ElementContent, Nodes, Parents, Root, RootContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import rehypePrism from 'rehype-prism-plus/common';
import type { PluggableList } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError, type Problem } from '#platform/base/common/problems';
import { CAPTION_MARK } from '../common/pieces';
import type { TransformedFile } from './contribution';

// Plugins for the HTML of pages: tables, code blocks, and parts that fold.

const isText = (node: Nodes | undefined): node is Text => node?.type === 'text';

/** Whether a node is a paragraph that starts like a caption. */
function isCaption(node: Nodes | undefined): node is Element {
  const first = node?.type === 'element' && node.tagName === 'p' ? node.children[0] : undefined;
  return isText(first) && CAPTION_MARK.test(first.value);
}

/** Templates are shown exactly like their files, which readers copy. */
function isTemplate(node: Nodes): boolean {
  return 'name' in node && node.name === 'Template';
}

/**
 * Moves the caption before a table into the table. Returns the new index of the table if there was
 * a caption.
 */
function takeCaption(table: Element, index: number, parent: Parents): number | undefined {
  let before = index - 1;
  while (isText(parent.children[before]) && (parent.children[before] as Text).value.trim() === '') {
    before -= 1;
  }
  const caption = parent.children[before];
  if (!isCaption(caption)) {
    return undefined;
  }
  const [first, ...rest] = caption.children;
  const value = (first as Text).value.replace(CAPTION_MARK, '');
  table.children.unshift({
    type: 'element',
    tagName: 'caption',
    properties: {},
    children: [{ type: 'text', value }, ...rest],
  });
  parent.children.splice(before, index - before);
  return before;
}

/** Characters that the longest words of two columns may have together on the narrowest phones. */
const WORDS_OF_PHONE = 30;

/** Characters that an average cell of a matrix has at most. */
const CELL_OF_MATRIX = 8;

const isCell = (node: Nodes): node is Element =>
  node.type === 'element' && (node.tagName === 'th' || node.tagName === 'td');

/** The rows of a table, that of the head first, as lists of cells. */
function cellsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, { tagName: 'tr' }, (row: Element) => {
    rows.push(row.children.filter(isCell));
  });
  return rows;
}

const longestWord = (text: string): number =>
  Math.max(...text.split(/\s|(?<=[-/])/).map((word) => word.length));

/**
 * Says how a table is shown where it has no room: a `matrix` of short values scrolls beside its
 * first column, and of a table of text each row becomes one of the `cards`, in which every cell
 * names its column. Two columns of short words stay a table.
 */
function layOut(table: Element): void {
  const rows = cellsOf(table).map((cells) => cells.map((cell) => ({ cell, text: toString(cell) })));
  const [head = [], ...body] = rows;
  const values = body.flatMap(([, ...others]) => others.map(({ text }) => text.length));
  const average = values.reduce((sum, length) => sum + length, 0) / Math.max(1, values.length);
  const words = head.map((_, column) =>
    Math.max(...rows.map((cells) => longestWord(cells[column]?.text ?? ''))),
  );
  if (head.length > 3 && average <= CELL_OF_MATRIX) {
    table.properties.dataLayout = 'matrix';
  } else if (head.length > 2 || words.reduce((sum, word) => sum + word, 0) > WORDS_OF_PHONE) {
    table.properties.dataLayout = 'cards';
    for (const [, ...others] of body) {
      others.forEach(({ cell }, index) => {
        const label = head[index + 1]?.text;
        cell.properties.dataLabel = label === '' ? undefined : label;
      });
    }
  }
}

/**
 * Rehype plugin: the paragraph `Table: …` before a Markdown table becomes its caption, and the table
 * learns how it is shown on narrow screens. Fails on a table without a caption, and on a caption
 * without a table.
 */
export function rehypeTables() {
  return (tree: Root, file: Pick<TransformedFile, 'path'>): void => {
    const problems: Problem[] = [];
    const report = (node: Nodes, field: string, reason: string, remedy: string) => {
      const line = node.position?.start.line;
      problems.push({
        file: path.relative(process.cwd(), file.path),
        ...(line !== undefined && { line }),
        field,
        reason,
        remedy,
      });
    };
    visit(tree, { tagName: 'table' }, layOut);
    visit(tree, (node, index, parent) => {
      if (isTemplate(node)) {
        return SKIP;
      }
      if (node.type !== 'element' || node.tagName !== 'table' || index === undefined || !parent) {
        return undefined;
      }
      const taken = takeCaption(node, index, parent);
      if (taken === undefined) {
        report(
          node,
          'table',
          'A table has no caption.',
          'Write a paragraph before it that says what it lists: "Table: Criteria of each level".',
        );
      }
      return (taken ?? index) + 1;
    });
    visit(tree, 'element', (node) => {
      if (isCaption(node)) {
        report(
          node,
          'caption',
          'No table follows this caption.',
          'Put it directly before its table, with an empty line between the two.',
        );
      }
    });
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
  };
}

/** A name of one word with hyphens: of a channel, a file, a control, as `#tag-security-and-compliance`. */
const HYPHENATED = /^[#@\w./]+(?:-[\w./]+)+$/;

/** Rehype plugin: names in links and in code aren't broken at their hyphens where a line has room for them. */
export function rehypeNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      const isInBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (/^(?:a|code)$/.test(node.tagName) && !isInBlock && HYPHENATED.test(toString(node))) {
        node.properties.className = ['whole'];
      }
    });
  };
}

/** Lines are not styled individually, so the element around each is unnecessary. */
function withoutLineElements(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    const classes = node.type === 'element' ? node.properties.className : undefined;
    return node.type === 'element' && Array.isArray(classes) && classes.includes('code-line')
      ? node.children
      : [node];
  });
}

function isCodeBlock(node: Element): boolean {
  const [child] = node.children;
  return node.tagName === 'pre' && child?.type === 'element' && child.tagName === 'code';
}

function languageOf(code: Element): string | undefined {
  const classes = code.properties.className;
  const languages = Array.isArray(classes) ? classes.map(String) : [];
  return languages.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}

/** The title in what follows the language, as in `yaml title="project.yaml"`. */
function titleOf(code: Element): string | undefined {
  const { meta } = (code.data ?? {}) as { meta?: string | null };
  return meta?.split('title="')[1]?.split('"')[0];
}

/** Replaces each highlighted block with a `<CodeBlock html language title>`. */
function rehypeCodeBlocks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!isCodeBlock(node) || index === undefined || !parent) {
        return;
      }
      const code = node.children[0] as Element;
      const language = languageOf(code);
      const title = titleOf(code);
      const attributes = {
        html: toHtml(withoutLineElements(code.children)).trimEnd(),
        ...(language && { language }),
        ...(title && { title }),
      };
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries(attributes).map(([name, value]) => ({
          type: 'mdxJsxAttribute',
          name,
          value,
        })),
        children: [],
      } as unknown as Element;
    });
  };
}

/**
 * Plugins that highlight code blocks while pages are compiled: browsers need no highlighter, and a
 * page contains its code once, as HTML. Unknown languages remain plain.
 */
export const rehypeHighlight: PluggableList = [
  [rehypePrism, { ignoreMissing: true }],
  rehypeCodeBlocks,
];

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/**
 * Rehype plugin: on a page with `foldable: true`, what follows each heading of the second level, up
 * to the next one, becomes a part that readers can fold by a sign beside the heading. What precedes
 * the first stays.
 */
export function rehypeParts() {
  return (tree: Root, { data }: Pick<TransformedFile, 'data'>): void => {
    const { foldable } = (data.frontMatter ?? {}) as { foldable?: true };
    if (!foldable) {
      return;
    }
    const children: Root['children'] = [];
    let current = children;
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        const part = element('details', { open: true, className: ['part'] }, [
          element('summary', { ariaLabel: toString(node) }, []),
        ]);
        children.push(node, part);
        current = part.children;
      } else {
        current.push(node);
      }
    }
    tree.children = children;
  };
}
