const HEADING = /^#{1,6}\s+(.*)$/;

/** The line below the header of a table, and the fences of code. */
const NO_TEXT = /^(?:\|[\s|:-]+\||\s*(?:```|~~~).*)$/;

/** A line of Markdown as plain text. */
function plain(line: string): string {
  return line
    .replace(/^\s*(?:>\s*|[-*+]\s+|\d+\.\s+)+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/^ · | · $/g, '')
    .trim();
}

/**
 * The complete text of a section, for excerpts.
 *
 * @param markdown the Markdown copy of the page
 * @param title heading of the section; the title of the page for the text above the first heading
 * @returns empty if the page has no such section
 */
export function sectionText(markdown: string, title: string): string {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => plain(HEADING.exec(line)?.[1] ?? '') === title);
  const below = start === -1 ? [] : lines.slice(start + 1);
  const end = below.findIndex((line) => HEADING.test(line));
  return below
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !NO_TEXT.test(line))
    .map(plain)
    .filter(Boolean)
    .join(' ');
}
