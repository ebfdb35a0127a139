import path from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Parent } from 'unist';
import type { VFile } from 'vfile';
import { ContentError, type Problem } from '#platform/base/common/problems';
import { elementNode } from '../nodes';
import { drawGraph } from './draw';
import { readGraph, type Graph } from './graph';

const ARROWS: Readonly<Record<string, string>> = { both: '↔', back: '←' };

/** What the arrows and boxes of a diagram say, one sentence each, for those who don't see them. */
export function textsOf({ nodes, edges, groups }: Graph): string[] {
  const titleOf = (index: number) => nodes[index]?.title ?? '';
  const connected = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return [
    ...nodes
      .filter(({ note }, index) => note !== '' || !connected.has(index))
      .map(({ title, note }) => (note === '' ? title : `${title}: ${note}`)),
    ...groups.map(({ title, nodes: inside }) => `${title}: ${inside.map(titleOf).join(', ')}`),
    ...edges.map(
      ({ from, to, title, dir }) =>
        `${titleOf(from)} ${ARROWS[dir] ?? '→'} ${titleOf(to)}${title === '' ? '' : ` (${title})`}`,
    ),
  ];
}

/**
 * Remark plugin: puts a drawing with its text in the place of each code block in the language `dot`.
 *
 * @param siteDir the folder that paths in messages start from
 */
export function remarkGraphs({ siteDir }: { siteDir: string }) {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const found: { node: Code; index: number; parent: Parent }[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang === 'dot' && index !== undefined && parent) {
        found.push({ node, index, parent });
      }
    });
    const problems: Problem[] = [];
    for (const { node, index, parent } of found) {
      try {
        const graph = await readGraph(node.value);
        const { wide, narrow } = await drawGraph(graph);
        parent.children[index] = {
          ...elementNode('Graph', [], {
            caption: graph.caption,
            wide,
            ...(narrow !== wide && { narrow }),
          }),
          children: [
            {
              type: 'list',
              ordered: false,
              spread: false,
              children: textsOf(graph).map((value) => ({
                type: 'listItem',
                spread: false,
                children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
              })),
            },
          ],
        } as never;
      } catch (error) {
        problems.push({
          file: path.relative(siteDir, vfile.path).split(path.sep).join('/'),
          line: node.position?.start.line,
          field: 'diagram',
          reason: error instanceof Error ? error.message : String(error),
          remedy: 'See "Diagrams" in docs-internal/writing-guide.md.',
        });
      }
    }
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
  };
}
