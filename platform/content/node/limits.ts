import type { Problem } from '#platform/base/common/problems';

/**
 * What one page may hold. The largest page of the site has a quarter of each; what has more is a
 * mistake or an attack, and a few kilobytes of it can keep a parser busy for hours.
 */
export const LIMITS = {
  bytes: 250_000,
  lines: 5000,
  headings: 500,
  links: 2000,
  levels: 20,
  boxes: 200,
  columns: 100,
} as const;

const FENCES_OF_BOXES = /:::/g;
/** Signs at the beginning of a line that open quotes and items of lists, one inside the other. */
const OPENING = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t>]|$))+/;

const SPLIT = 'Split the page in two, or remove what is too much.';

/**
 * Looks at the text of a page before anything parses it.
 *
 * @param file path relative to the site's folder
 */
export function checkAmount(text: string, file: string): Problem[] {
  const lines = text.split('\n');
  const refuse = (line: number, what: string, remedy = SPLIT): Problem[] => [
    { file, line, field: 'text', reason: `has more than ${what}`, remedy },
  ];
  if (Buffer.byteLength(text) > LIMITS.bytes) {
    return refuse(1, `${LIMITS.bytes / 1000} kB`);
  }
  if (lines.length > LIMITS.lines) {
    return refuse(LIMITS.lines + 1, `${LIMITS.lines} lines`);
  }
  let boxes = 0;
  for (const [index, line] of lines.entries()) {
    // Each is opened and closed.
    boxes += [...line.matchAll(FENCES_OF_BOXES)].length;
    if (boxes > 2 * LIMITS.boxes) {
      return refuse(index + 1, `${LIMITS.boxes} boxes (:::)`);
    }
    if (line.split('|').length > LIMITS.columns) {
      return refuse(index + 1, `${LIMITS.columns} columns`, 'Make it narrower.');
    }
    const opened = OPENING.exec(line)?.[0].replace(/[\s\d]/g, '').length ?? 0;
    if (opened > LIMITS.levels) {
      return refuse(index + 1, `${LIMITS.levels} levels of nesting`, 'Make it flatter.');
    }
  }
  return [];
}

/** Letters that look like Latin ones. */
const LOOKALIKE = '[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}\\p{Script=Cherokee}]';
/** The sign that has an emoji drawn in color, and the one that joins emoji. */
const IN_EMOJI =
  '(?<=\\p{Emoji})\\uFE0F|(?<=\\p{Emoji}\\uFE0F?)\\u200D(?=\\p{Extended_Pictographic})';

/** What a reviewer cannot see in a text, or sees in another order than programs read it. */
const HIDDEN: readonly { pattern: RegExp; reason: string; remedy: string }[] = [
  {
    pattern: /\uFEFF/,
    reason: 'holds a byte order mark',
    remedy: 'Save the file as UTF-8 without a byte order mark.',
  },
  {
    pattern: /\uFFFD/,
    reason: 'holds bytes that are not UTF-8',
    remedy: 'Save the file as UTF-8.',
  },
  {
    pattern: /\p{Surrogate}/u,
    reason: 'holds half of a character',
    remedy: 'Write the whole character.',
  },
  {
    pattern: /[\u202A-\u202E\u2066-\u2069]/,
    reason: 'holds a character that reverses the direction of text',
    remedy: 'Remove it: text must read in the order in which it is written.',
  },
  {
    pattern:
      // eslint-disable-next-line no-control-regex -- control characters are what is looked for
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\uFFFE\uFFFF]|\r(?!\n)/,
    reason: 'holds a control character',
    remedy: 'Remove it. Lines end with a line feed, with or without a carriage return before it.',
  },
  {
    // But for those above, which have a reason of their own.
    pattern: new RegExp(
      `(?!${IN_EMOJI}|[\\uFEFF\\u202A-\\u202E\\u2066-\\u2069])[\\p{Default_Ignorable_Code_Point}\\u2800]`,
      'u',
    ),
    reason: 'holds a character that nobody sees',
    remedy: 'Remove it; where it is the topic, write its number, such as U+200B.',
  },
  {
    pattern: new RegExp(
      `\\p{Script=Latin}\\p{M}*${LOOKALIKE}|${LOOKALIKE}\\p{M}*\\p{Script=Latin}|[\\u{1D400}-\\u{1D7FF}\\uFF01-\\uFF5E]`,
      'u',
    ),
    reason: 'holds a letter that looks like one of another alphabet',
    remedy: 'Write each word in one alphabet; micro is µ (U+00B5).',
  },
];

/** The number of the line at a place in a text, counted from 1. */
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/**
 * What is hidden in the text of a file. Content is reviewed as words, so it holds nothing else.
 *
 * @param file path relative to the site's folder
 * @returns at most one problem of each kind, each at its first place
 */
export function checkPlainText(text: string, file: string): Problem[] {
  return HIDDEN.flatMap(({ pattern, reason, remedy }): Problem[] => {
    const found = pattern.exec(text);
    return found === null
      ? []
      : [{ file, line: lineAt(text, found.index), field: 'text', reason, remedy }];
  });
}

/** What a drawing consists of. What animates, links, embeds or runs is not among it. */
const ELEMENTS = new Set([
  'circle',
  'clipPath',
  'defs',
  'desc',
  'ellipse',
  'g',
  'line',
  'linearGradient',
  'mask',
  'metadata',
  'path',
  'pattern',
  'polygon',
  'polyline',
  'radialGradient',
  'rect',
  'stop',
  'svg',
  'symbol',
  'text',
  'title',
  'tspan',
  'use',
]);

const COMMENT = /<!--(?:[^-]|-(?!-))*-->/g;
const DECLARATION = /^\s*<\?xml version="1\.0"(?: encoding="(?:utf-8|UTF-8)")?\?>/;
/** Handlers of events, styles, and references that lead out of the drawing. */
const FORBIDDEN = /\bon[a-z]+\s*=|\bstyle\s*=|\b(?:href|src)\s*=\s*["'](?!#)|\burl\(\s*["']?(?!#)/i;

/**
 * Checks a drawing. Browsers run the scripts of an SVG that is opened at its own address, so it
 * may hold shapes only.
 */
export function checkSvg(text: string, file: string): Problem[] {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  const drawing = text.replace(DECLARATION, blank).replace(COMMENT, blank);
  const refuse = (index: number, what: string): Problem => ({
    file,
    line: lineAt(drawing, index),
    field: what,
    reason: 'is not allowed in a drawing',
    remedy: 'Export it as plain SVG of shapes, without scripts, links, styles, or embedded files.',
  });
  const problems = checkPlainText(text, file);
  // Every `<` begins an element: no declaration, no CDATA, no entity that would become one. What
  // follows it up to the next is looked at as a whole, since a `>` may stand in an attribute.
  for (const { 0: part, index } of drawing.matchAll(/<[^<]*/g)) {
    const name = /^<\/?([^\s<>/]*)/.exec(part)?.[1] ?? '';
    const forbidden = FORBIDDEN.exec(part);
    if (!ELEMENTS.has(name)) {
      problems.push(refuse(index, `<${name}>`));
    } else if (forbidden !== null) {
      problems.push(refuse(index + forbidden.index, forbidden[0]));
    }
  }
  return problems;
}
