import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypePrism from 'rehype-prism-plus/common';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';

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
