import path from 'node:path';
import type { Element, Nodes, Parents, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError, type Problem } from '../../../base/common/problems';
import { CAPTION_MARK } from '../../common/caption';

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

/**
 * Rehype plugin: the paragraph `Table: …` before a Markdown table becomes its caption. Fails on a
 * table without a caption, and on a caption without a table.
 */
export default function rehypeTableCaptions() {
  return (tree: Root, file: Pick<VFile, 'path'>): void => {
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
