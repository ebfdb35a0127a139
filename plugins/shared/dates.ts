/** A calendar day as ISO 8601 text, `YYYY-MM-DD`. Compares correctly as text. */
export type IsoDay = string;

const MONTHS = [
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

/** Whether the text is an existing day of the calendar in the form `YYYY-MM-DD`. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 2026-02-30 into 2 March instead of refusing it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day that it is for someone in this browser (or process), in its own time zone. */
export function localDay(now: Date): IsoDay {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const day = String(now.getDate()).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${day}`;
}

/**
 * The day of the build, in UTC. `SOURCE_DATE_EPOCH` (seconds since 1970, see
 * https://reproducible-builds.org/specs/source-date-epoch/) overrides the clock.
 */
export function buildDay(env: NodeJS.ProcessEnv = process.env): IsoDay {
  const epoch = env.SOURCE_DATE_EPOCH;
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  return now.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` lies before `from`. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

function parts(day: IsoDay): { year: number; month: string; day: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: MONTHS[month - 1] ?? '', day: date };
}

/** `2025-11-09` → `9 November 2025`. Needs no locale data, so server and browser agree. */
export function formatDay(day: IsoDay): string {
  const { year, month, day: date } = parts(day);
  return `${date} ${month} ${year}`;
}

/** A date as exactly as it is known: `2024` → `2024`, `2024-03` → `March 2024`, a day as {@link formatDay}. */
export function formatPartialDate(date: string): string {
  if (date.length > 7) {
    return formatDay(date);
  }
  const { year, month } = parts(date);
  return date.length > 4 ? `${month} ${year}` : String(year);
}

/**
 * A span of days in words, shortest form:
 * `15 to 18 March 2027`, `30 September to 6 October 2025`, `9 November 2025`.
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
  if (from.month !== to.month) {
    return `${from.day} ${from.month} to ${formatDay(end)}`;
  }
  return `${from.day} to ${formatDay(end)}`;
}
