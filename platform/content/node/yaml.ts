import {
  isAlias,
  isCollection,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { Finding, Problem, Read } from '#platform/base/common/problems';
import { checkPlainText } from './plainText';

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
