/**
 * The fragment that a heading has by its title, like GitHub's: lower case, without punctuation, and
 * with hyphens for spaces. An index names only those that differ, such as the second of two alike, so
 * the table of characters of github-slugger, 3 kB gzip, isn't needed here.
 *
 * @returns with `#`
 */
export const fragmentOf = (title: string): string =>
  `#${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')}`;
