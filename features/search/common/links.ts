import { formatDay } from '#platform/base/common/dates';

/** Parameter with a word to mark on the target page; one for each word. */
export const HIGHLIGHT_PARAMETER = '_highlight';

/**
 * The address of a result.
 *
 * @param words words to mark there; none if highlighting is off
 */
export function toLink(
  { url, hash }: { url: string; hash: string },
  words: readonly string[],
): string {
  const parameters = new URLSearchParams(
    words.map((word): [string, string] => [HIGHLIGHT_PARAMETER, word]),
  );
  return `${url}${words.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}

/**
 * The address of a result on another site. A route that would lead out of that site leads to its
 * home page instead: the index of another site is not trusted.
 *
 * @param base address of the site, with a slash at the end
 */
export function toExternalLink(link: string, base: string): string {
  const { href } = new URL(`.${link}`, base);
  return href.startsWith(base) ? href : base;
}

/**
 * Where a page is, as a line: its area and the pages above it; of a post, its day.
 *
 * @param more what follows
 */
export function placeOf(
  { url, area, breadcrumb }: { url: string; area: string; breadcrumb: readonly string[] },
  ...more: string[]
): string {
  const [, day] = /^\/blog\/(\d{4}\/\d\d\/\d\d)\//.exec(url) ?? [];
  const date = day === undefined ? [] : [formatDay(day.replaceAll('/', '-'))];
  // The first page above is the area itself.
  return [area, ...breadcrumb.slice(1), ...date, ...more].join(' › ');
}

/** The words of the query to mark on the target page, as typed. */
export function wordsToMark(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}
