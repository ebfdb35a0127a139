import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { parseGfm } from './gfm';
import { attributesOf, isComponent } from './text';

/**
 * A remark plugin that puts the Markdown of data in the place of components, so that pages and their
 * copies have it as if it were typed. Of a component inside a paragraph, the Markdown has to be one
 * paragraph, too. Each call gives a plugin of its own: unified takes the same function twice for one
 * plugin with new options.
 *
 * @param markdownOf the Markdown of a component with these attributes; `undefined` of any other
 *   component
 */
export const replacing =
  (
    markdownOf: (name: string, attributes: Readonly<Record<string, string>>) => string | undefined,
  ) =>
  () =>
  (tree: Node): void => {
    visit(tree, isComponent, (node, index, parent: Parent | undefined) => {
      const markdown = node.name === null ? undefined : markdownOf(node.name, attributesOf(node));
      if (markdown !== undefined && parent !== undefined && index !== undefined) {
        const { children } = parseGfm(markdown);
        const [first] = children;
        if (node.type === 'mdxJsxFlowElement') {
          parent.children.splice(index, 1, ...children);
        } else if (first?.type === 'paragraph') {
          parent.children.splice(index, 1, ...first.children);
        }
      }
    });
  };
