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
 * The text of a section, for excerpts.
 *
 * @param markdown the Markdown copy of the page
 * @param title heading of the section; the title of the page for the text above the first heading
 * @returns the text of the whole page if none of its headings reads so, as with entries of a list
 */
export function sectionText(markdown: string, title: string): string {
  const lines = markdown.split('\n');
  const headings = lines.map((line) => plain(HEADING.exec(line)?.[1] ?? ''));
  const start = headings.indexOf(plain(title));
  const first = start === -1 ? headings.findIndex(Boolean) : start;
  const end = start === -1 ? -1 : headings.findIndex((heading, at) => at > start && heading !== '');
  return lines
    .slice(first + 1, end === -1 ? undefined : end)
    .filter((line) => !HEADING.test(line) && !NO_TEXT.test(line))
    .map(plain)
    .filter(Boolean)
    .join(' ');
}
