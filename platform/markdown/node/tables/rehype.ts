import path from 'node:path';
import type { Element, Nodes, Parents, Root, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { ContentError, type Problem } from '#platform/base/common/problems';
import { CAPTION_MARK } from '../../common/pieces';
import type { TransformedFile } from '../contribution';

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
