import { daysBetween, hasEnded, type IsoDay } from '#platform/base/common/dates';
import type { EventsData } from '../common/schema';
import { groupDeadlines, nextKubeCon } from '../common/select';

/**
 * What the events file lacks or will soon lack.
 *
 * @param withinDays how far ahead to look
 * @returns a sentence for each event and deadline that ends by then, and for a future without
 *   KubeCon or without deadline
 */
export function agingEvents(
  { events, deadlines }: EventsData,
  today: IsoDay,
  withinDays: number,
): string[] {
  const endings = [
    ...events.map(({ name, end, until }) => ({ name, day: end ?? until ?? '' })),
    ...deadlines.map(({ name, closes }) => ({ name, day: closes })),
  ]
    .filter(({ day }) => !hasEnded(day, today) && daysBetween(today, day) <= withinDays)
    .sort((a, b) => daysBetween(b.day, a.day))
    .map(({ name, day }) => `"${name}" is over after ${day}.`);
  return [
    ...(nextKubeCon(events, today) ? [] : ['No KubeCon + CloudNativeCon is coming up.']),
    ...(groupDeadlines(deadlines, today).open.length > 0 ? [] : ['No deadline is coming up.']),
    ...endings,
  ];
}
