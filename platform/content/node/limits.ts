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
