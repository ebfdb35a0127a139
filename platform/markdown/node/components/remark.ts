import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Node, Parent } from 'unist';
import type { MarkdownContribution } from '../contribution';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * `import { name } from 'source'`, or `import name from 'source'`, as a node of MDX.
 *
 * @param isDefault whether to import the default export
 */
export function importNode(name: string, source: string, isDefault = false): Node {
  const what = isDefault ? name : `{ ${name} }`;
  const { children } = parser.parse(`import ${what} from ${JSON.stringify(source)}`);
  return children[0] as Node;
}

/**
 * Imports the components that a page uses, so that Markdown needs no JavaScript and a page loads
 * only what it shows. Names that no contribution has are left to the framework's own components.
 */
export function remarkComponents({
  contributions,
}: {
  contributions: readonly MarkdownContribution[];
}) {
  const modules = new Map(
    contributions.flatMap(({ components = {} }) => Object.entries(components)),
  );
  return (tree: Parent): void => {
    const used = new Set<string>();
    visit(tree, (node: Node) => {
      const { type, name } = node as Node & { name?: string | null };
      if ((type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') && name) {
        used.add(name);
      }
    });
    tree.children.unshift(
      ...[...used].flatMap((name) => {
        const module = modules.get(name);
        return module === undefined ? [] : [importNode(name, `@site/${module}`)];
      }),
    );
  };
}
