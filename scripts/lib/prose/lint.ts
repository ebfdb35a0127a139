// The prose linter: kept rules of retext, and those of docs-internal/writing-guide.md.
import { fleschKincaid } from 'flesch-kincaid';
import type { Nodes, Root, Table } from 'mdast';
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
import { syllable } from 'syllable';
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
const IN_A_ROW = `${MANY_IN_A_ROW} sentences in a row`;

/** A place in a file that reads badly. */
export interface Finding {
  rule: string;
  line: number;
  column: number;
  /** What is wrong, and a better way. */
  message: string;
}

/** What was counted in a file. */
export interface Counts {
  sentences: number;
  tables: number;
  /** Whether the page begins with "This page …". */
  hasFormula: boolean;
  /**
   * Flesch-Kincaid grade of the paragraphs, without headings, tables, and code.
   * https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests
   */
  grade: number;
}

type Found = Omit<Finding, 'line' | 'column'> & { start: number; end: number };

const PARSERS = {
  markdown: unified().use(remarkParse).use(remarkGfm).use(remarkDirective),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective),
};

const RETEXT = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextSimplify, { ignore: EXACT_WORDS })
  .freeze();

const startOf = ({ position }: Node): number => position?.start.offset ?? 0;
const endOf = ({ position }: Node): number => position?.end.offset ?? 0;

/** Words, and code as one word each. */
const wordsOf = ({ children }: Sentence) =>
  children.filter(
    (node) => node.type === 'WordNode' || (node.type === 'SourceNode' && /\w/.test(node.value)),
  );

/** Where a block quotes somebody. */
const quotations = (block: Node, source: string): [number, number][] =>
  [...source.slice(startOf(block), endOf(block)).matchAll(/"[^"]*"|“[^”]*”/g)].map(
    ({ index, 0: quote }) => [startOf(block) + index, startOf(block) + index + quote.length],
  );

/** A block of text: a paragraph, a heading or a cell. */
interface Passage {
  kind: string;
  node: Nodes;
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

/**
 * Flesch-Kincaid grade of full sentences. Items of lists without a period are none, nor is a label
 * in bold type at the start of a paragraph.
 */
function gradeOf(sentences: readonly Sentence[], source: string): number {
  const full = sentences.filter(
    (sentence) =>
      /[.!?][)"”]?$/.test(toString(sentence)) &&
      !(source.endsWith('**', startOf(sentence)) && source.startsWith('**', endOf(sentence))),
  );
  const words = full.flatMap((sentence) => wordsOf(sentence).map((word) => toString(word)));
  return words.length === 0
    ? 0
    : fleschKincaid({
        sentence: full.length,
        word: words.length,
        syllable: words.reduce((sum, word) => sum + syllable(word), 0),
      });
}

/** What is wrong with a table, which compares at least two things by at least two properties. */
function checkTable(table: Table): string[] {
  const head = table.children[0]?.children.map((cell) => markdownToString(cell)).join(' / ') ?? '';
  return [
    ...(table.children.length < 3 ? ['a table with one row → a sentence or a list'] : []),
    ...(/^(?:Question \/ Answer|Point \/ Value|About \/ Thing)$/i.test(head)
      ? [`a table of "${head}" → a list, or a heading for each`]
      : []),
  ];
}

/** What is wrong with the words of a sentence. */
const checkWords = (sentence: Sentence, source: string): Found[] => {
  const start = startOf(sentence);
  const text = source.slice(start, endOf(sentence));
  return [
    // "Euskalduna Conference Centre": owners spell their names.
    ...search('british', BRITISH, text, start).filter(
      (one) => !/[A-Z]\w* [A-Z]$/.test(source.slice(0, one.start + 1)),
    ),
    ...search('phrase', PHRASES, text, start),
  ];
};

/** What is wrong with the length of a sentence, and with sentences in a row. */
function checkSentences(sentences: readonly Sentence[]): Found[] {
  const found = (rule: string, sentence: Sentence, message: string): Found => ({
    rule,
    start: startOf(sentence),
    end: endOf(sentence),
    message,
  });
  return [
    ...sentences
      .filter((sentence) => wordsOf(sentence).length > MOST_WORDS)
      .map((sentence) => {
        const length = wordsOf(sentence).length;
        const message = `a sentence of ${length} words → two, or a list; ${MOST_WORDS} at most`;
        return found('long', sentence, message);
      }),
    ...runs(sentences, (sentence) => wordsOf(sentence).length < FEW_WORDS).map((sentence) =>
      found('short', sentence, `${IN_A_ROW} with fewer than ${FEW_WORDS} words → join two`),
    ),
    ...runs(sentences, (sentence) => PASSIVE.test(toString(sentence))).map((sentence) =>
      found('passive', sentence, `${IN_A_ROW} hide who acts → name who does it`),
    ),
  ];
}

/** What the rules of retext find. */
function checkWithRetext(passages: readonly Passage[], file: VFile): Found[] {
  const children: Paragraph[] = passages.map(({ node: { position }, sentences }) => ({
    type: 'ParagraphNode',
    children: sentences,
    position,
  }));
  const prose: Prose = { type: 'RootNode', children };
  RETEXT.runSync(prose, file);
  return file.messages.map(({ source, place, message }) => {
    const { start = 0, end = 0 } =
      place && 'start' in place ? { start: place.start.offset, end: place.end.offset } : {};
    const rule = (source ?? '').replace('retext-', '');
    return { rule, start, end, message: message.replace(/ +/g, ' ') };
  });
}

function lintText({ value, syntax, isBody }: Text): { found: Found[]; counts: Counts } {
  const file = new VFile(value);
  const tree = PARSERS[syntax].parse(file);
  const passages = passagesOf(tree, file);
  // Addresses, code, and tags keep their spelling.
  const source = value.replace(/\]\([^)]*\)|`[^`]*`|<[^>]*>|https?:\S+/g, blank);
  const quoted = passages.flatMap(({ node }) => quotations(node, value));
  const found = [
    ...passages.flatMap(({ sentences }) => sentences.flatMap((one) => checkWords(one, source))),
    ...checkWithRetext(passages, file),
  ].filter((one) => !quoted.some(([start, end]) => start <= one.start && one.end <= end));

  passages.forEach(({ kind, node, sentences }, index) => {
    const text = markdownToString(node).trim();
    const [start, end] = [startOf(node), endOf(node)];
    if (kind === 'heading') {
      found.push(...search('heading', HEADINGS, text, start));
      return;
    }
    found.push(...checkSentences(sentences));
    const isFirst = index === 0 || passages[index - 1]?.kind === 'heading';
    if (kind === 'paragraph' && isFirst && FORMULA.test(text)) {
      const message = `"${text.slice(0, 30)}…" → begin with what the reader gets, or with the rule`;
      found.push({ rule: 'opening', start, end, message });
    }
  });

  let tables = 0;
  visit(tree, 'table', (table) => {
    tables += 1;
    for (const message of checkTable(table)) {
      found.push({ rule: 'table', start: startOf(table), end: endOf(table), message });
    }
  });
  const paragraphs = passages.filter(({ kind }) => kind === 'paragraph');
  return {
    found,
    counts: {
      sentences: passages.reduce((sum, { sentences }) => sum + sentences.length, 0),
      tables,
      hasFormula: isBody && FORMULA.test(markdownToString(paragraphs[0]?.node)),
      grade: isBody
        ? gradeOf(
            paragraphs.flatMap((paragraph) => paragraph.sentences),
            source,
          )
        : 0,
    },
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
 * @returns what reads badly, from the top down, and what was counted
 */
export function lintProse(file: string, content: string): { findings: Finding[]; counts: Counts } {
  const lines = content.split('\n');
  const starts = lines.reduce<number[]>(
    (all, line) => [...all, (all.at(-1) ?? 0) + line.length + 1],
    [0],
  );
  const counts: Counts = { sentences: 0, tables: 0, hasFormula: false, grade: 0 };
  const findings = textsOf(file, content).flatMap((text) => {
    const { found, counts: more } = lintText(text);
    counts.sentences += more.sentences;
    counts.tables += more.tables;
    counts.hasFormula ||= more.hasFormula;
    counts.grade ||= more.grade;
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
