import type { Node, Parent } from 'unist';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { attributesOf, isComponent } from './text';

/**
 * Remark plugin: puts the Markdown of data in the place of components that stand alone, so that
 * pages and their copies have it as if it were typed.
 *
 * @param options.markdownOf the Markdown of a component with these attributes; `undefined` of any
 *   other component
 */
export function remarkReplaced({
  markdownOf,
}: {
  markdownOf: (name: string, attributes: Readonly<Record<string, string>>) => string | undefined;
}) {
  return (tree: Node): void => {
    visit(tree, isComponent, (node, index, parent: Parent | undefined) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name === null) {
        return;
      }
      const markdown = markdownOf(node.name, attributesOf(node));
      if (markdown !== undefined && parent !== undefined && index !== undefined) {
        const { children } = fromMarkdown(markdown, {
          extensions: [gfm()],
          mdastExtensions: [gfmFromMarkdown()],
        });
        parent.children.splice(index, 1, ...children);
      }
    });
  };
}
