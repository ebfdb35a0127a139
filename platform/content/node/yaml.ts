import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  isMap,
  isSeq,
  type Node,
} from 'yaml';
import * as z from 'zod';
import type { ZodType } from 'zod';
import {
  type Finding,
  type Problem,
  type Read,
  ContentError,
} from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';
import { checkPlainText } from './limits';

/** Deeper than this no content is nested; parsers walk it by calling themselves. */
const MOST_LEVELS = 30;

/** Keys that JavaScript takes for something else than a field. */
const NO_FIELDS: ReadonlySet<unknown> = new Set(['<<', '__proto__', 'constructor', 'prototype']);

/** Fields that name something, wherever they are: their texts become titles of pages, labels of links, data for search engines. */
const NAMES: ReadonlySet<unknown> = new Set(['label', 'name', 'sidebar_label', 'term', 'title']);

/** Whether a text holds a sign that begins or ends markup, outside code between backticks. */
const hasMarkup = (text: string): boolean => /[<>]/.test(text.replace(/`[^`]*`/g, ''));

/** What is wrong with one node of a document, whatever its value is. */
function checkNode(node: unknown, depth: number): Finding | undefined {
  if (depth > MOST_LEVELS) {
    return {
      field: 'YAML',
      reason: `is nested more than ${MOST_LEVELS} levels deep`,
      remedy: 'Make it flatter.',
    };
  }
  if (isPair(node)) {
    const key = isScalar(node.key) ? node.key.value : node.key;
    if (NO_FIELDS.has(key)) {
      return { field: String(key), reason: 'cannot be the name of a field', remedy: 'Rename it.' };
    }
    return NAMES.has(key) && isScalar(node.value) && hasMarkup(String(node.value.value))
      ? {
          field: String(key),
          reason: 'holds a < or >, which is markup',
          remedy: 'Say it in words, or put what is code between backticks.',
        }
      : undefined;
  }
  if (isAlias(node)) {
    return {
      field: `*${node.source}`,
      reason: 'is a YAML alias, which repeats a value',
      remedy: 'Write the value itself, or put a text that begins with * in quotes.',
    };
  }
  if (!isScalar(node) && !isCollection(node)) {
    return undefined;
  }
  if (node.anchor !== undefined) {
    return {
      field: `&${node.anchor}`,
      reason: 'is a YAML anchor, which lets a value be repeated',
      remedy: 'Remove it, or put a text that begins with & in quotes.',
    };
  }
  if (node.tag !== undefined) {
    return {
      field: node.tag,
      reason: 'is a YAML tag, which asks for a type',
      remedy: 'Remove it, or put a text that begins with ! in quotes.',
    };
  }
  // In quotes a text may name what it must not hold: "\u202E".
  const [hidden] = checkPlainText(String(isScalar(node) ? node.value : ''), '');
  return hidden && { field: hidden.field, reason: hidden.reason, remedy: hidden.remedy };
}

/**
 * Reads YAML as plain data: texts, numbers, booleans, lists and maps. Nothing else that YAML knows
 * is accepted (tags, anchors, aliases, merge keys, directives, several documents, keys twice), so
 * that every parser reads the same in it and nothing grows or runs when it is read.
 *
 * @param text of the file, or of a part of it
 * @param file path relative to the site's folder
 * @param linesBefore lines of the file before the text
 */
export function readYaml(text: string, file: string, linesBefore = 0): Read<unknown> {
  const problems: Problem[] = checkPlainText(text, file).map((problem) => ({
    ...problem,
    line: (problem.line ?? 0) + linesBefore,
  }));
  const report = (line: number, finding: Finding) =>
    problems.push({ file, line: line + linesBefore, ...finding });
  text.split('\n').forEach((line, index) => {
    if (line.startsWith('%')) {
      report(index + 1, {
        field: 'YAML',
        reason: `begins a line with ${JSON.stringify(line.trim())}, a directive`,
        remedy: 'Remove the line, or put the text in quotes.',
      });
    }
  });
  if (problems.length > 0) {
    return { problems };
  }

  const lineCounter = new LineCounter();
  try {
    const document = parseDocument(text, {
      version: '1.2',
      schema: 'core',
      stringKeys: true,
      uniqueKeys: true,
      lineCounter,
      prettyErrors: false,
      logLevel: 'silent',
    });
    visit(document, (_key, node, path) => {
      const finding = checkNode(node, path.length);
      if (finding === undefined) {
        return undefined;
      }
      const place = isPair(node) ? node.key : node;
      const [start = 0] = (isNode(place) ? place.range : undefined) ?? [];
      report(lineCounter.linePos(start).line, finding);
      return visit.SKIP;
    });
    // The first alone: what the parser makes of the rest follows from it.
    for (const error of document.errors.slice(0, 1)) {
      report(lineCounter.linePos(error.pos[0]).line, {
        field: 'YAML',
        reason:
          error.code === 'DUPLICATE_KEY'
            ? 'names a field twice'
            : error.message.replace(/\n[^]*/, ''),
        remedy:
          error.code === 'DUPLICATE_KEY'
            ? 'Keep one of the two.'
            : 'Correct the indentation or the quotes there or above; quote texts with a colon.',
      });
    }
    return problems.length > 0
      ? { problems }
      : { value: document.toJS({ maxAliasCount: 0 }), problems: [] };
  } catch (error) {
    // The parser calls itself for each level, and there may be too many for it.
    return {
      problems: [
        {
          file,
          field: 'YAML',
          reason: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
          remedy: 'Write plain fields with plain values.',
        },
      ],
    };
  }
}

/** A data file: its value if it is valid, otherwise all problems. */
export interface DataFile<T> {
  value?: T;
  problems: Problem[];
}

/**
 * Reads and checks a data file of a site.
 *
 * @param file path relative to the folder of the site, of YAML or JSON; a missing file has neither
 *   value nor problems
 */
export function readDataFile<T>(siteDir: string, file: string, schema: ZodType<T>): DataFile<T> {
  const full = path.join(siteDir, file);
  if (!existsSync(full)) {
    return { problems: [] };
  }
  const { value, problems } = readYaml(readFileSync(full, 'utf8'), file);
  return problems.length > 0 ? { problems } : validate(schema, value, file);
}

/** A reading of a file that is made once, and again when the file has changed. */
export function cachedByMtime<T>(file: string, read: () => T): () => T {
  let last: { changed: number | undefined; value: T } | undefined;
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (last?.changed !== changed || last === undefined) {
      last = { changed, value: read() };
    }
    return last.value;
  };
}

/**
 * Looks at data files that the framework is about to read with a parser of its own.
 *
 * @throws ContentError if one holds more than plain values
 */
export function refuseBadYaml(siteDir: string, files: readonly string[]): void {
  const problems = files.flatMap((file) => readDataFile(siteDir, file, z.unknown()).problems);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}

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
