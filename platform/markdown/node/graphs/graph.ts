// What a diagram says: its nodes and edges, read by Graphviz from the DOT language.
// https://graphviz.org/doc/info/lang.html

/** A box of a diagram. */
export interface GraphNode {
  title: string;
  /** Small print below the title: who acts, how long it takes. */
  note: string;
  /** Looks of it, see {@link CLASSES}. */
  classes: string;
}

/** An arrow of a diagram, by the places of its nodes in the list of nodes. */
export interface GraphEdge {
  from: number;
  to: number;
  title: string;
  classes: string;
  /** `both` or `back` if it does not point from the one to the other. */
  dir: string;
}

/** A frame around nodes. */
export interface GraphGroup {
  title: string;
  nodes: number[];
}

export interface Graph {
  /** What the diagram shows, in one sentence. */
  caption: string;
  /** `LR` or `TB` if the source asks for one; by default that which fits. */
  direction: string;
  nodes: GraphNode[];
  edges: GraphEdge[];
  groups: GraphGroup[];
}

/** Looks of nodes and edges, as the attribute `class` of DOT: where a path starts and ends, a decision, a way off the path. */
const CLASSES = ['start', 'end', 'decision', 'off'];

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
export function graphviz(): ReturnType<typeof start> {
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
