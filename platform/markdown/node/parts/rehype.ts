import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { TransformedFile } from '../contribution';

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
