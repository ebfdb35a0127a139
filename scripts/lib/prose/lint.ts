// The prose linter: kept rules of retext, and those of docs-internal/writing-guide.md.
import type { Nodes, Root } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { toString as markdownToString } from 'mdast-util-to-string';
import type { Paragraph, Root as Prose, Sentence } from 'nlcst';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import type { Node, Position } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { BRITISH, EXACT_WORDS, FORMULA, HEADINGS, PHRASES, PASSIVE, type Phrase } from './phrases';
import { blank, textsOf, type Text } from './texts';

/** Words of a sentence at most. */
const MOST_WORDS = 30;
/** A sentence with fewer words is very short, and this many of them in a row are too many. */
const FEW_WORDS = 6;
const MANY_IN_A_ROW = 3;

/** A place in a file that reads badly. */
export interface Finding {
  rule: string;
  line: number;
  column: number;
  /** What is wrong, and a better way. */
  message: string;
}

/** What was counted in the text of a page. */
export interface Counts {
  sentences: number;
  longSentences: number;
  tables: number;
}

type Found = Omit<Finding, 'line' | 'column'> & { start: number; end: number };

const PARSERS = {
  markdown: unified().use(remarkParse).use(remarkGfm).use(remarkDirective),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective),
};

const CHECKS = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextSimplify, { ignore: EXACT_WORDS })
  .freeze();

const startOf = ({ position }: Node): number => position?.start.offset ?? 0;
const endOf = ({ position }: Node): number => position?.end.offset ?? 0;

/** Words, and code as one word each. */
const countWords = (sentence: Sentence): number =>
  sentence.children.filter(
    (node) => node.type === 'WordNode' || (node.type === 'SourceNode' && /\w/.test(node.value)),
  ).length;

/** Where a block quotes somebody. */
const quotations = (block: Node, source: string): [number, number][] =>
  [...source.slice(startOf(block), endOf(block)).matchAll(/"[^"]*"|“[^”]*”/g)].map(
    ({ index, 0: quote }) => [startOf(block) + index, startOf(block) + index + quote.length],
  );

/** A block of text: a paragraph, a heading or a cell. */
interface Passage {
  kind: string;
  node: Node;
  sentences: Sentence[];
}

/**
 * Sentences which the parser joins: to it, "18." is an ordinal, "in." is an inch, and
 * code begins no sentence.
 */
function splitSentence(sentence: Sentence): Sentence[] {
  const parts: Sentence['children'][] = [[]];
  sentence.children.forEach((node, index, { [index + 2]: next }) => {
    parts.at(-1)?.push(node);
    const isJoined =
      next &&
      (next.type === 'SourceNode'
        ? /^[^.]*(?:[^.]{3}|^)\.$/.test(toString(node))
        : /^(?:\d+|in|no|ID)\.$/.test(toString(node)) && /^[A-Z]/.test(toString(next)));
    if (isJoined) {
      parts.push([]);
    }
  });
  return parts.map((children) => ({
    type: 'SentenceNode',
    children,
    position: {
      start: children[0]?.position?.start,
      end: children.at(-1)?.position?.end,
    } as Position,
  }));
}

function passagesOf(tree: Root, file: VFile): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'blockquote' || node.type === 'code') {
      return SKIP;
    }
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') {
      return undefined;
    }
    // Cells are ignored as parts of tables.
    const block = { ...node, type: 'paragraph' } as Nodes;
    const prose: Prose = toNlcst(block, file, ParseEnglish, {
      ignore: ['mdxTextExpression', 'html'],
    });
    passages.push({
      kind: node.type,
      node,
      sentences: prose.children.flatMap((child) =>
        child.type === 'ParagraphNode'
          ? child.children.flatMap((node) =>
              node.type === 'SentenceNode' ? splitSentence(node) : [],
            )
          : [],
      ),
    });
    return SKIP;
  });
  return passages;
}

/** What lists of phrases find in a text. */
const search = (rule: string, list: readonly Phrase[], text: string, offset: number): Found[] =>
  list.flatMap(({ pattern, better }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      rule,
      start: offset + index,
      end: offset + index + found.length,
      message: `"${found}" → ${better}`,
    })),
  );

/** Runs of `MANY_IN_A_ROW` items that pass a test; each run is named once, by its first item. */
function runs<Item>(items: readonly Item[], test: (item: Item) => boolean): Item[] {
  let length = 0;
  return items.flatMap((item, index) => {
    length = test(item) ? length + 1 : 0;
    return length === MANY_IN_A_ROW ? (items[index - MANY_IN_A_ROW + 1] ?? []) : [];
  });
}

/** Tables that compare nothing. */
function findTables(tree: Root): { tables: number; found: Found[] } {
  const found: Found[] = [];
  let tables = 0;
  visit(tree, 'table', (table) => {
    tables += 1;
    const report = (message: string) =>
      found.push({ rule: 'table', start: startOf(table), end: endOf(table), message });
    if (table.children.length < 3) {
      report('a table with one row → a sentence or a list');
    }
    const head = table.children[0]?.children.map((cell) => markdownToString(cell)).join(' / ');
    if (/^(?:Question \/ Answer|Point \/ Value|About \/ Thing|Thing \/ About)$/i.test(head ?? '')) {
      report(`a table of "${head}" → a list, or a heading for each`);
    }
  });
  return { tables, found };
}

function lintText({ value, syntax, isBody }: Text): { found: Found[]; counts: Counts } {
  const file = new VFile(value);
  const tree = PARSERS[syntax].parse(file);
  const passages = passagesOf(tree, file);
  const sentences = passages.flatMap((passage) => passage.sentences);
  const { tables, found } = findTables(tree);

  const paragraphs: Paragraph[] = passages.map(({ node, sentences: children }) => ({
    type: 'ParagraphNode',
    children,
    position: node.position,
  }));
  const prose: Prose = { type: 'RootNode', children: paragraphs };
  CHECKS.runSync(prose, file);
  for (const { source, place, message } of file.messages) {
    const [start, end] =
      place && 'start' in place ? [place.start.offset ?? 0, place.end.offset ?? 0] : [0, 0];
    found.push({
      rule: (source ?? '').replace('retext-', ''),
      start,
      end,
      message: message.replace(/ +/g, ' '),
    });
  }

  // Addresses, code, and tags keep their spelling.
  const words = value.replace(/\]\([^)]*\)|`[^`]*`|<[^>]*>|https?:\S+/g, blank);
  let longSentences = 0;
  let afterHeading = true;
  for (const { kind, node, sentences: inside } of passages) {
    for (const sentence of inside) {
      const text = words.slice(startOf(sentence), endOf(sentence));
      found.push(
        // "Euskalduna Conference Centre": owners spell their names.
        ...search('british', BRITISH, text, startOf(sentence)).filter(
          ({ start }) => !/[A-Z]\w* [A-Z]$/.test(words.slice(0, start + 1)),
        ),
        ...search('phrase', PHRASES, text, startOf(sentence)),
      );
      const length = countWords(sentence);
      if (length > MOST_WORDS) {
        longSentences += 1;
        found.push({
          rule: 'long',
          start: startOf(sentence),
          end: endOf(sentence),
          message: `a sentence of ${length} words → two, or a list; ${MOST_WORDS} at most`,
        });
      }
    }
    if (kind === 'heading') {
      const text = markdownToString(node).trim();
      found.push(...search('heading', HEADINGS, text, startOf(node)));
    }
    if (kind === 'paragraph') {
      const [first] = inside;
      if (first && (afterHeading || !isBody) && FORMULA.test(toString(first))) {
        found.push({
          rule: 'opening',
          start: startOf(first),
          end: endOf(first),
          message: `"${toString(first).slice(0, 30)}…" → begin with what the reader gets, or with the rule`,
        });
      }
      for (const sentence of runs(inside, (one) => countWords(one) < FEW_WORDS)) {
        found.push({
          rule: 'short',
          start: startOf(sentence),
          end: endOf(sentence),
          message: `${MANY_IN_A_ROW} sentences in a row with fewer than ${FEW_WORDS} words → join two`,
        });
      }
      for (const sentence of runs(inside, (one) => PASSIVE.test(toString(one)))) {
        found.push({
          rule: 'passive',
          start: startOf(sentence),
          end: endOf(sentence),
          message: `${MANY_IN_A_ROW} sentences in a row hide who acts → name who does it`,
        });
      }
    }
    afterHeading = kind === 'heading';
  }
  const quoted = passages.flatMap(({ node }) => quotations(node, value));
  const ofWords = ({ rule }: Found) =>
    !['long', 'short', 'passive', 'table', 'heading'].includes(rule);
  return {
    found: found.filter(
      (one) =>
        !(ofWords(one) && quoted.some(([start, end]) => start <= one.start && one.end <= end)),
    ),
    counts: { sentences: sentences.length, longSentences, tables },
  };
}

/** A comment that allows what follows up to the next empty line. */
const EXCEPTION = /^.*?(?:\{\/\*|<!--|#) *prose: *([\w, -]*?)(?: -- (.*?))? *(?:\*\/\}|-->|$)/;

interface Exception {
  rules: string[];
  reason: string | undefined;
  line: number;
  last: number;
}

function exceptionsOf(lines: readonly string[]): Exception[] {
  return lines.flatMap((text, index) => {
    const match = EXCEPTION.exec(text);
    if (match === null) {
      return [];
    }
    const first = lines.findIndex((line, at) => at > index && line.trim() !== '');
    const end = lines.findIndex((line, at) => at > first && line.trim() === '');
    return {
      rules: (match[1] ?? '').split(/[, ]+/),
      reason: match[2],
      line: index + 1,
      last: end === -1 ? lines.length : end,
    };
  });
}

/**
 * Reads the prose of a file.
 *
 * @param file its path, relative to the project
 * @param content of the whole file
 * @returns what reads badly, from the top down, and what was counted in the text of the page
 */
export function lintProse(file: string, content: string): { findings: Finding[]; counts: Counts } {
  const lines = content.split('\n');
  const starts = lines.reduce<number[]>(
    (all, line) => [...all, (all.at(-1) ?? 0) + line.length + 1],
    [0],
  );
  const counts: Counts = { sentences: 0, longSentences: 0, tables: 0 };
  const findings = textsOf(file, content).flatMap((text) => {
    const { found, counts: more } = lintText(text);
    if (text.isBody) {
      Object.assign(counts, more);
    }
    return found.map(({ start, rule, message }): Finding => {
      const offset = text.start + start;
      const line = starts.findLastIndex((at) => at <= offset);
      return { rule, message, line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    });
  });
  const exceptions = exceptionsOf(lines);
  const used = new Set<Exception>();
  const kept = findings.filter(({ rule, line }) => {
    const exception = exceptions.find(
      (one) => one.rules.includes(rule) && one.line < line && line <= one.last,
    );
    if (exception) {
      used.add(exception);
    }
    return !exception;
  });
  for (const exception of exceptions) {
    const message = !exception.reason
      ? 'an exception without a reason → write it after " -- "'
      : !used.has(exception)
        ? 'an exception that nothing needs → take it out'
        : undefined;
    if (message) {
      kept.push({ rule: 'exception', line: exception.line, column: 1, message });
    }
  }
  return { findings: kept.sort((a, b) => a.line - b.line || a.column - b.column), counts };
}
