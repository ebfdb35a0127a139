/** A calendar day in ISO 8601, `YYYY-MM-DD`. Such texts can be compared as they are. */
export type IsoDay = string;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Whether the text is an existing calendar day in the form `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript turns February 30 into March 2 instead of rejecting it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day in the time zone of this browser (or process). */
export function localDay(now: Date): IsoDay {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

/** Whether a day, or the last day of a range, is over: it counts until its end. */
export function hasEnded(end: IsoDay, today: IsoDay): boolean {
  return end < today;
}

/** Number of days from one day to another; negative if `to` is before `from`. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The year of a date, however precise it is: `2024-03` → 2024. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function parts(day: IsoDay): { year: number; month: string; day: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day: date };
}

/** `2025-11-09` → `November 9, 2025`. Needs no locale data, so server and browser agree. */
export function formatDay(day: IsoDay): string {
  const { year, month, day: date } = parts(day);
  return `${month} ${date}, ${year}`;
}

/**
 * A date as precise as it is known: `2024` → `2024`, `2024-03` → `March 2024`, a day as {@link
 * formatDay}.
 */
export function formatPartialDate(date: string): string {
  if (date.length > 7) {
    return formatDay(date);
  }
  const { year, month } = parts(date);
  return date.length > 4 ? `${month} ${year}` : String(year);
}

/**
 * A range of days in its shortest form: `March 15 to 18, 2027`, `September 30 to October 6, 2025`,
 * `November 9, 2025`.
 */
export function formatDays(start: IsoDay, end: IsoDay): string {
  if (start === end) {
    return formatDay(start);
  }
  const from = parts(start);
  const to = parts(end);
  if (from.year !== to.year) {
    return `${formatDay(start)} to ${formatDay(end)}`;
  }
  const last = from.month === to.month ? `${to.day}, ${to.year}` : formatDay(end);
  return `${from.month} ${from.day} to ${last}`;
}

/** The day that many days later; earlier if the number is negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
