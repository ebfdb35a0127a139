import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Code, Root as MdastRoot } from 'mdast';
import type { Parent } from 'unist';
import { LEVELS } from '#platform/base/common/levels';
import { ContentError, type Problem } from '#platform/base/common/problems';
import { elementNode } from './nodes';
import type { TransformedFile } from './contribution';

// What a diagram says: its nodes and edges, read by Graphviz from the DOT language.
// https://graphviz.org/doc/info/lang.html

/** A box of a diagram. */
interface GraphNode {
  title: string;
  /** Small print below the title: who acts, how long it takes. */
  note: string;
  /** Looks of it, see {@link CLASSES}. */
  classes: string;
}

/** An arrow of a diagram, by the places of its nodes in the list of nodes. */
interface GraphEdge {
  from: number;
  to: number;
  title: string;
  classes: string;
  /** `both` or `back` if it does not point from the one to the other. */
  dir: string;
}

/** A frame around nodes. */
interface GraphGroup {
  title: string;
  nodes: number[];
}

interface Graph {
  /** What the diagram shows, in one sentence. */
  caption: string;
  /** `LR` or `TB` if the source asks for one; by default that which fits. */
  direction: string;
  nodes: GraphNode[];
  edges: GraphEdge[];
  groups: GraphGroup[];
}

/** Looks of nodes and edges, as the attribute `class` of DOT: where a path starts and ends, a decision, a way off the path, the level of a project. */
const CLASSES = ['start', 'end', 'decision', 'off', ...Object.keys(LEVELS)];

interface DotJson {
  label?: string;
  rankdir?: string;
  objects?: {
    _gvid: number;
    name: string;
    label?: string;
    note?: string;
    class?: string;
    nodes?: number[];
    subgraphs?: number[];
  }[];
  edges?: { tail: number; head: number; label?: string; class?: string; dir?: string }[];
}

/** Starts Graphviz once; only builds of pages with diagrams do. */
let starting: ReturnType<typeof start> | undefined;
async function start() {
  const { Graphviz } = await import('@hpcc-js/wasm-graphviz');
  return Graphviz.load();
}

/** @returns Graphviz as WebAssembly */
function graphviz(): ReturnType<typeof start> {
  starting ??= start();
  return starting;
}

/** Every name, title and class that is not as it must be, with a remedy. */
function problemsOf({ caption, nodes, edges }: Graph): string[] {
  const titles = nodes.map(({ title }) => title);
  return [
    ...(caption === '' ? ['it has no caption: add label="What it shows."'] : []),
    ...(nodes.length === 0 ? ['it has no nodes'] : []),
    ...titles
      .filter((title, index) => titles.indexOf(title) !== index)
      .map((title) => `two nodes are called "${title}": readers can't tell them apart`),
    ...[...nodes, ...edges].flatMap(({ title, classes }) =>
      classes
        .split(' ')
        .filter((name) => name !== '' && !CLASSES.includes(name))
        .map((name) => `"${title}" has the unknown class "${name}": use ${CLASSES.join(', ')}`),
    ),
  ];
}

/**
 * Reads a diagram.
 *
 * @param source a graph in the DOT language, with a `label`; nodes have a `label`, and may have a
 *   `note` and a `class` (see {@link CLASSES})
 * @throws Error with all that is wrong with it
 */
export async function readGraph(source: string): Promise<Graph> {
  const viz = await graphviz();
  let json: DotJson;
  try {
    json = JSON.parse(viz.layout(source, 'dot_json', 'dot')) as DotJson;
  } catch (error) {
    throw new Error(`Graphviz can't read it: ${String(error)}`, { cause: error });
  }
  const { objects = [], edges = [] } = json;
  const isGroup = ({ nodes, subgraphs }: (typeof objects)[number]) =>
    nodes !== undefined || subgraphs !== undefined;
  const boxes = objects.filter((object) => !isGroup(object));
  const placeOf = (id: number) => boxes.findIndex(({ _gvid }) => _gvid === id);
  const graph: Graph = {
    caption: json.label ?? '',
    direction: json.rankdir ?? '',
    nodes: boxes.map((box) => ({
      title: box.label === undefined || box.label === '\\N' ? box.name : box.label,
      note: box.note ?? '',
      classes: box.class ?? '',
    })),
    edges: edges.map((edge) => ({
      from: placeOf(edge.tail),
      to: placeOf(edge.head),
      title: edge.label ?? '',
      classes: edge.class ?? '',
      dir: edge.dir ?? '',
    })),
    groups: objects
      .filter(isGroup)
      .map(({ label = '', nodes = [] }) => ({ title: label, nodes: nodes.map(placeOf) })),
  };
  const problems = problemsOf(graph);
  if (problems.length > 0) {
    throw new Error(problems.join('; '));
  }
  return graph;
}

/** The most pixels of a drawing: beside text, and on phones, where it shrinks by a tenth. */
const WIDE = 800;
const NARROW = 360;

const FONT_SIZE = 14;

/** The direction of arrows: to the right, or down. */
type Direction = 'LR' | 'TB';

/** Breaks a text into lines of at most so many characters; no word is broken. */
function wrap(text: string, length: number): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      return last !== undefined && last.length + word.length < length
        ? [...lines.slice(0, -1), `${last} ${word}`]
        : [...lines, word];
    }, []);
}

/** A text as a string of DOT, its lines centered. */
const quote = (lines: readonly string[]): string =>
  `"${lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"', '\\"')).join('\\n')}"`;

/** A way to draw: where arrows point to, and the most characters of a line in a box. */
interface Layout {
  direction: Direction;
  line: number;
}

/** Ways to draw, the first that fits is taken. */
const DOWN: readonly Layout[] = [20, 15, 11].map((line) => ({ direction: 'TB', line }));
const RIGHT: readonly Layout[] = [16, 12].map((line) => ({ direction: 'LR', line }));

/** The lines of a node's text, those of its title first. */
function linesOf({ title, note }: Graph['nodes'][number], { line }: Layout) {
  return { title: wrap(title, line), note: wrap(note, line + 4) };
}

/**
 * The diagram in DOT, with its lines broken and with the looks of all diagrams.
 *
 * @param least how wide a box is at least, in inches; by default, boxes in a row are about as wide
 *   as each other
 */
function toDot(
  { nodes, edges, groups }: Graph,
  layout: Layout,
  least = layout.direction === 'LR' ? 1.2 : 0,
): string {
  return [
    'digraph {',
    `graph [rankdir=${layout.direction} nodesep=0.2 ranksep=0.4 fontname=Arial fontsize=${FONT_SIZE} bgcolor=transparent pad=0.05 labeljust=l]`,
    `node [shape=box style=rounded margin="0.2,0.1" width=${least} fontname=Arial fontsize=${FONT_SIZE}]`,
    `edge [arrowsize=0.7 fontname=Arial fontsize=${FONT_SIZE - 1}]`,
    ...nodes.map((node, index) => {
      const { title, note } = linesOf(node, layout);
      return `n${index} [label=${quote([...title, ...note])} class=${quote([node.classes])}]`;
    }),
    ...groups.flatMap(({ title, nodes: inside }, index) => [
      `subgraph cluster_${index} { label=${quote([title])}`,
      ...inside.map((node) => `n${node}`),
      '}',
    ]),
    ...edges.map(({ from, to, title, classes, dir }) => {
      // Graphviz lays an arrow without a text upon the one that leads back.
      const hasReverse = edges.some((other) => other.from === to && other.to === from);
      const lines = wrap(title, layout.line - 2);
      const label = hasReverse && title === '' ? ['  '] : lines.map((line) => `  ${line}  `);
      // Graphviz keeps heavy arrows straight: where there is room, those from node to node on the path.
      const isStraight = layout.direction === 'LR' && to === from + 1 && classes !== 'off';
      return `n${from} -> n${to} [label=${quote(label)} class=${quote([classes])} weight=${isStraight ? 10 : 1}${dir && ` dir=${dir}`}]`;
    }),
    '}',
  ].join('\n');
}

/** Attributes of a shape that the style sheet does not set. */
const SHAPE = ['points', 'd', 'x', 'y', 'cx', 'cy', 'rx', 'ry', 'textAnchor', 'transform'];

function isElement(node: ElementContent | Root['children'][number]): node is Element {
  return node.type === 'element';
}

/** Leaves what the style sheet of the page needs: no colors, fonts, ids, or titles of Graphviz. */
function clean(svg: Element, graph: Graph, layout: Layout): void {
  visit(svg, 'element', (element) => {
    const [title] = element.children.filter(isElement).filter(({ tagName }) => tagName === 'title');
    const node = graph.nodes[Number(title && toText(title).slice(1))];
    element.children = element.children.filter((child) =>
      isElement(child) ? child !== title : child.type === 'text' && element.tagName === 'text',
    );
    if (node) {
      element.children
        .filter(isElement)
        .filter(({ tagName }) => tagName === 'text')
        .slice(linesOf(node, layout).title.length)
        .forEach(({ properties }) => {
          properties.className = ['note'];
        });
    }
    // Those of the drawing itself follow.
    if (element !== svg) {
      const isKept = (name: string) => name === 'className' || SHAPE.includes(name);
      const properties = Object.entries(element.properties);
      element.properties = Object.fromEntries(properties.filter(([name]) => isKept(name)));
    }
  });
}

/** A drawing and its width in pixels. */
interface Drawing {
  svg: string;
  width: number;
}

/** How wide the widest box is, in inches. */
async function widestBox(graph: Graph, layout: Layout): Promise<number> {
  const viz = await graphviz();
  const { objects } = JSON.parse(viz.layout(toDot(graph, layout), 'json', 'dot')) as {
    objects: { width?: string }[];
  };
  return Math.max(...objects.map(({ width }) => Number(width ?? 0)));
}

async function drawIn(graph: Graph, layout: Layout, least?: number): Promise<Drawing> {
  const viz = await graphviz();
  const { children } = fromHtml(viz.layout(toDot(graph, layout, least), 'svg', 'dot'), {
    fragment: true,
  });
  const svg = children.find((child) => isElement(child) && child.tagName === 'svg') as Element;
  clean(svg, graph, layout);
  const [, , width = 0, height = 0] = String(svg.properties.viewBox).split(/\s+/).map(Number);
  svg.properties = {
    viewBox: `0 0 ${width} ${height}`,
    width: Math.round(width),
    height: Math.round(height),
    role: 'img',
    ariaLabel: graph.caption,
  };
  return { svg: toHtml(svg, { space: 'svg' }), width };
}

/** The first drawing that fits, with boxes of one width if those fit, or else the narrowest. */
async function drawWithin(
  graph: Graph,
  layouts: readonly Layout[],
  width: number,
): Promise<Drawing> {
  const drawings: Drawing[] = [];
  for (const layout of layouts) {
    for (const least of [await widestBox(graph, layout), undefined]) {
      const drawing = await drawIn(graph, layout, least);
      if (drawing.width <= width) {
        return drawing;
      }
      drawings.push(drawing);
    }
  }
  return drawings.reduce((least, drawing) => (drawing.width < least.width ? drawing : least));
}

/**
 * Draws a diagram for wide windows and for phones, as SVG that takes its colors from the page.
 *
 * @throws Error if it doesn't fit, with a remedy
 */
export async function drawGraph(graph: Graph): Promise<{ wide: string; narrow: string }> {
  const narrow = await drawWithin(graph, DOWN, NARROW);
  if (narrow.width > NARROW) {
    throw new Error(
      `on phones it would be ${Math.round(narrow.width)} pixels wide instead of at most ${NARROW}: put fewer boxes beside each other, shorten their longest words, or make it two diagrams`,
    );
  }
  const wide = await drawWithin(graph, [...(graph.direction === 'TB' ? [] : RIGHT), ...DOWN], WIDE);
  return { wide: wide.svg, narrow: narrow.svg };
}

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
  return async (tree: MdastRoot, vfile: TransformedFile): Promise<void> => {
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
