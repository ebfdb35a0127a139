// Ships to browsers: pure functions, nothing from Node.

/** Parameter with a word that the target page is to mark; once for each word. */
export const HIGHLIGHT_PARAMETER = '_highlight';

/**
 * Where a result leads.
 *
 * @param words words to mark there; none of them with highlighting off
 */
export function toLink(
  { url, hash }: { url: string; hash: string },
  words: readonly string[],
): string {
  const parameters = new URLSearchParams(words.map((word) => [HIGHLIGHT_PARAMETER, word]));
  return `${url}${words.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}

/**
 * The address of a result on another site. A route that would lead out of that site leads
 * to its home page instead: what an index of others contains is not trusted.
 *
 * @param base address of the site, with a slash at the end
 */
export function toExternalLink(link: string, base: string): string {
  const { href } = new URL(`.${link}`, base);
  return href.startsWith(base) ? href : base;
}

/** The words of a text that are to be marked on the target page, as the reader wrote them. */
export function wordsToMark(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}
