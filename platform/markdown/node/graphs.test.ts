import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { drawGraph, readGraph, remarkGraphs, textsOf } from './graphs';

const LEVELS = `digraph {
  label="How a project moves."
  sandbox [label="Sandbox" class=start]
  incubation [label="Incubation" note="due diligence"]
  archived [label="Archived" class=off]
  sandbox -> incubation [label="two thirds"]
  sandbox -> archived [class=off]
  subgraph cluster_hosted { label="Hosted"; sandbox; incubation }
}`;

describe('readGraph', () => {
  it('reads nodes, arrows, frames and caption', async () => {
    const graph = await readGraph(LEVELS);
    expect(graph.caption).toBe('How a project moves.');
    expect(graph.nodes.map(({ title }) => title).sort()).toEqual([
      'Archived',
      'Incubation',
      'Sandbox',
    ]);
    expect(textsOf(graph)).toEqual([
      'Incubation: due diligence',
      'Hosted: Sandbox, Incubation',
      'Sandbox → Incubation (two thirds)',
      'Sandbox → Archived',
    ]);
  });

  it.each([
    ['digraph { a -> b }', /no caption/],
    ['digraph { label="x." }', /no nodes/],
    ['digraph { label="x." a [label=b] b }', /two nodes are called "b"/],
    ['digraph { label="x." a [class=red] }', /unknown class "red": use start/],
    ['digraph { label="x." a ->', /Graphviz can't read it/],
  ])('refuses %s', async (source, message) => {
    await expect(readGraph(source)).rejects.toThrow(message);
  });
});

describe('drawGraph', () => {
  it('draws to the right where there is room, and down on phones, without colors or ids', async () => {
    const { wide, narrow } = await drawGraph(await readGraph(LEVELS));
    const widthOf = (svg: string) => Number(/ width="(\d+)"/.exec(svg)?.[1]);
    expect(widthOf(wide)).toBeGreaterThan(widthOf(narrow));
    expect(widthOf(narrow)).toBeLessThanOrEqual(360);
    expect(wide).toContain('aria-label="How a project moves."');
    expect(wide + narrow).not.toMatch(/ (?:id|style|fill|stroke|font-[a-z]+)=/);
    expect(wide.match(/class="note"/g)).toHaveLength(1);
  });

  it('has boxes of one width, where there is room', async () => {
    const { wide } = await drawGraph(await readGraph(LEVELS));
    const widths = [...wide.matchAll(/class="node[^"]*"><path d="([^"]*)"/g)].map(
      ([, path = '']) => {
        const across = [...path.matchAll(/([\d.]+),/g)].map(([, x]) => Number(x));
        return Math.round(Math.max(...across) - Math.min(...across));
      },
    );
    expect(widths).toHaveLength(3);
    expect(new Set(widths).size).toBe(1);
  });

  it('has the titles of frames at their left, where no arrow from above crosses them', async () => {
    const { narrow } = await drawGraph(await readGraph(LEVELS));
    const [, left, right, title] =
      /class="cluster"><polygon points="([\d.]+),\S+ \S+ ([\d.]+),.*?<text[^>]* x="([\d.]+)"/.exec(
        narrow,
      ) ?? [];
    expect(Number(title)).toBeLessThan((Number(left) + Number(right)) / 2);
  });

  it('refuses what phones have no room for', async () => {
    const wide = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `x -> Responsibilities${name};`);
    const graph = await readGraph(`digraph { label="x." ${wide.join(' ')} }`);
    await expect(drawGraph(graph)).rejects.toThrow(/pixels wide instead of at most 360/);
  });
});

describe('remarkGraphs', () => {
  const run = async (markdown: string) => {
    const processor = unified().use(remarkParse).use(remarkGraphs, { siteDir: '/site' });
    return processor.run(processor.parse(markdown), { path: '/site/docs/a.md' }) as Promise<Root>;
  };

  it('puts drawing and text in the place of the code', async () => {
    const { children } = await run('Text.\n\n```dot\n' + LEVELS + '\n```\n');
    expect(children[1]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'Graph' });
    expect(JSON.stringify(children[1])).toContain('Sandbox → Incubation (two thirds)');
  });

  it('names file and line of all that it refuses', async () => {
    const bad = '```dot\ndigraph { a }\n```\n\n';
    await expect(run(bad + bad)).rejects.toThrow(
      /2 content problems[^]*docs\/a\.md[^]*line 1[^]*line 5/,
    );
  });
});
