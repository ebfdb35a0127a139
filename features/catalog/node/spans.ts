import type { Incident, IncidentRecord } from '../common/schema';

type Span = NonNullable<IncidentRecord['dwellDays']>;

const HOUR = 3_600_000;

/** First and last moment that a date or minute in UTC can mean, in milliseconds. */
function reach(text: string): [from: number, to: number] {
  const from = new Date(text.includes('T') ? `${text}Z` : `${text}-01-01`.slice(0, 10));
  const to = new Date(from);
  if (text.length === 4) {
    to.setUTCFullYear(to.getUTCFullYear() + 1);
  } else if (text.length === 7) {
    to.setUTCMonth(to.getUTCMonth() + 1);
  } else if (text.length === 10) {
    to.setUTCDate(to.getUTCDate() + 1);
  }
  return [from.getTime(), to.getTime()];
}

/**
 * Days from the first success of the attackers to the first notice. Two days that are known give
 * one number; a month or a year leaves a range.
 *
 * @returns `null` if one of the dates is not known, or the notice came first
 */
export function dwellDays({ compromised, detected }: Incident['dates']): Span | null {
  if (!compromised || !detected) {
    return null;
  }
  const [from, fromEnd] = reach(compromised.date);
  const [to, toEnd] = reach(detected.date);
  // Both ends are the last day of a date that is known to the month: 24 hours before its end.
  const days = (time: number) => Math.round(time / (24 * HOUR));
  const most = days(toEnd - from) - 1;
  return most < 0 ? null : { least: Math.max(0, days(to - fromEnd) + 1), most };
}

/**
 * Length of the window of exposure, in hours with one decimal.
 *
 * @returns `null` if the window has no end
 */
export function exposureHours({
  start,
  end,
  hours,
}: NonNullable<Incident['exposure']>): Span | null {
  if (hours !== undefined) {
    return { least: hours, most: hours };
  }
  if (end === undefined) {
    return null;
  }
  const [from, fromEnd] = reach(start);
  const [to, toEnd] = reach(end);
  const round = (time: number) => Math.max(0, Math.round((time / HOUR) * 10) / 10);
  return { least: round(to - fromEnd), most: round(toEnd - from) };
}
