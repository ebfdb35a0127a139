import type { Problem } from '#platform/base/common/problems';

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
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

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
