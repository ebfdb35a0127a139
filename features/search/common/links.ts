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

/** The words of the query to mark on the target page, as typed. */
export function wordsToMark(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}
