import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { IsoDay } from '../../../platform/base/common/dates';
import type { CriteriaFile } from '../common/schema';
import { filesByLevel, toMarkdown } from './tables';

/** The Markdown of a component of this feature; `undefined` of any other. */
export function markdownOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  data: CriteriaFile,
  today: IsoDay,
): string | undefined {
  switch (name) {
    case 'Criteria':
      return toMarkdown(data, attributes, today);
    case 'FilesByLevel':
      return filesByLevel(data, today);
    default:
      return undefined;
  }
}

/** Puts tables and lists in the place of `<Criteria />` and `<FilesByLevel />`. */
export function remarkCriteria({ load, today }: { load: () => CriteriaFile; today: IsoDay }) {
  return (tree: Node): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent: Parent | undefined) => {
      const { name, attributes } = node as Node & {
        name: string;
        attributes: { name: string; value: string }[];
      };
      const markdown = markdownOf(
        name,
        Object.fromEntries(attributes.map((one) => [one.name, one.value])),
        load(),
        today,
      );
      if (markdown !== undefined && parent) {
        const { children } = fromMarkdown(markdown, {
          extensions: [gfm()],
          mdastExtensions: [gfmFromMarkdown()],
        });
        parent.children.splice(index, 1, ...children);
      }
    });
  };
}
