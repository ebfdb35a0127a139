import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Node } from 'yaml';
import type { Problem } from '#platform/base/common/problems';

/** What concerns a file as a whole: its address and its name, too. */
const WHOLE = ['(whole file)', 'route', 'id'];

/**
 * Says in which line the field of a problem is, where it is one of YAML: `events[2].start` of a data file, or of
 * the front matter of a page, or `<id>.url` in the item of that id. A field that is missing is in the line of what lacks it, and what
 * concerns the whole file in the first.
 *
 * @returns the problems in their order; as they were where they have a line or none is found
 */
export function withLines(siteDir: string, problems: readonly Problem[]): Problem[] {
  const finders = new Map<string, ReturnType<typeof lineFinder>>();
  return problems.map((problem) => {
    const { file, field, reason } = problem;
    const full = path.join(siteDir, file);
    if (problem.line !== undefined || !/\.(?:md|ya?ml|json)$/.test(file) || !existsSync(full)) {
      return problem;
    }
    const find = finders.get(file) ?? lineFinder(readFileSync(full, 'utf8'));
    finders.set(file, find);
    const isWhole = reason === 'is missing' || WHOLE.includes(field);
    const line = find(field) ?? (isWhole ? 1 : undefined);
    return line === undefined ? problem : { ...problem, line };
  });
}

/** @param text of a data file, or of a page, whose front matter is between two lines of dashes */
function lineFinder(text: string): (field: string) => number | undefined {
  const [yaml = ''] = text.replace(/^---\r?\n/, '\n').split(/^---\r?$/m, 1);
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter, logLevel: 'silent' });
  return (field) => {
    const start = (deepest(contents, field) ?? inItem(contents, field))?.range?.[0];
    return start === undefined ? undefined : lineCounter.linePos(start).line;
  };
}

/** What is at a path such as `[2].start`, or the nearest thing around it. */
function deepest(node: Node | null, field: string): Node | undefined {
  if (isSeq(node)) {
    const [part = '', index = ''] = /^\[(\d+)\]\.?/.exec(field) ?? [];
    const item = node.items[Number(index)];
    return part === '' || !isNode(item)
      ? undefined
      : (deepest(item, field.slice(part.length)) ?? item);
  }
  const pairs = isMap(node) ? node.items : [];
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : '';
    const rest = field.slice(name.length);
    if (isScalar(key) && field.startsWith(name) && /^(?:$|[.[])/.test(rest)) {
      return (isNode(value) ? deepest(value, rest.replace(/^\./, '')) : undefined) ?? key;
    }
  }
  return undefined;
}

/** What is at a path such as `left-pad.url` in the item of that name, wherever the item is; or the item. */
function inItem(contents: Node | null, field: string): Node | undefined {
  let found: Node | undefined;
  visit(contents, {
    Map(_key, map) {
      const name: unknown = map.get('id') ?? map.get('file');
      if (typeof name !== 'string' || !(field === name || field.startsWith(`${name}.`))) {
        return undefined;
      }
      found = deepest(map, field.slice(name.length + 1)) ?? map;
      return visit.BREAK;
    },
  });
  return found;
}
