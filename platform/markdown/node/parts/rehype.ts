import type { Element, ElementContent, Root } from 'hast';
import type { VFile } from 'vfile';

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/**
 * Rehype plugin: on a page with `foldable: true`, each heading of the second level and what follows
 * it, up to the next one, become a part that readers can fold. What precedes the first stays.
 */
export default function rehypeParts() {
  return (tree: Root, { data }: Pick<VFile, 'data'>): void => {
    const { foldable } = (data.frontMatter ?? {}) as { foldable?: true };
    if (!foldable) {
      return;
    }
    const children: Root['children'] = [];
    let current = children;
    for (const node of tree.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        const part = element('details', { open: true, className: ['part'] }, [
          element('summary', {}, [node]),
        ]);
        children.push(part);
        current = part.children;
      } else {
        current.push(node);
      }
    }
    tree.children = children;
  };
}
