/** Number of the month of a newsletter, counted through the years, from its address. */
function monthOf(permalink: string): number | undefined {
  const [, year, month] = /\/(\d{4})\/(\d{2})\/\d{2}\/ProjectNewsletter$/.exec(permalink) ?? [];
  return year && month ? Number(year) * 12 + Number(month) : undefined;
}

/**
 * Whether one issue of the monthly newsletter came out in the month after another.
 *
 * @param earlier address of a post
 * @param later address of another post
 * @returns `false` also when one of the two is no issue of the newsletter
 */
export function isNextMonth(earlier: string, later: string): boolean {
  const from = monthOf(earlier);
  return from !== undefined && from + 1 === monthOf(later);
}
