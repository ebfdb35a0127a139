import { MONTHS } from '#platform/base/common/dates';

/** The month of a newsletter, from its address, as a number that counts on across years. */
function monthOf(permalink: string): number | undefined {
  const [, year, month] = /\/(\d{4})\/(\d{2})\/\d{2}\/ProjectNewsletter$/.exec(permalink) ?? [];
  if (year && month) {
    return Number(year) * 12 + Number(month);
  }
  // Since 2025 the address names the month, which may differ from that of the day.
  const [, name = '', of] =
    /\/cloud-native-project-monthly-([a-z]+)-(\d{4})$/.exec(permalink) ?? [];
  const index = MONTHS.findIndex((full) => full.toLowerCase() === name);
  return of && index >= 0 ? Number(of) * 12 + index + 1 : undefined;
}

/**
 * Whether one issue of the monthly newsletter is that of the month after another.
 *
 * @param earlier address of a post
 * @param later address of another post
 * @returns `false` also if one of the two is not an issue of the newsletter
 */
export function isNextMonth(earlier: string, later: string): boolean {
  const from = monthOf(earlier);
  return from !== undefined && from + 1 === monthOf(later);
}
