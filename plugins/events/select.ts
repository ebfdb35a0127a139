// Ships to browsers: pure functions, nothing from Node.
import type { IsoDay } from '../shared/dates';
import { compareTexts } from '../shared/order';
import type { CommunityEvent, Deadline, Series } from './schema';

/** The calendar of all events and deadlines, as a path without base path. */
export const CALENDAR_FILE = '/events/events.ics';

/** The calendar with one event only, as a path without base path. */
export function calendarFileOf(id: string): string {
  return `/events/calendar/${id}.ics`;
}

/** An event whose days are known. */
export type DatedEvent = CommunityEvent & { start: IsoDay; end: IsoDay };

export function isDated(event: CommunityEvent): event is DatedEvent {
  return event.start !== undefined && event.end !== undefined;
}

/** An event lies ahead until its last day is over. */
export function hasEnded(end: IsoDay, today: IsoDay): boolean {
  return end < today;
}

/**
 * Events as a reader of `today` sees them.
 *
 * @param series only this series; all without it
 * @returns `upcoming` soonest first, `past` latest first, `undated` in file order
 */
export function groupEvents(
  events: readonly CommunityEvent[],
  today: IsoDay,
  series?: Series,
): { upcoming: DatedEvent[]; past: DatedEvent[]; undated: CommunityEvent[] } {
  const chosen = events.filter((event) => series === undefined || event.series === series);
  const dated = chosen.filter(isDated).sort((a, b) => compareTexts(a.start, b.start));
  return {
    upcoming: dated.filter((event) => !hasEnded(event.end, today)),
    past: dated.filter((event) => hasEnded(event.end, today)).reverse(),
    undated: chosen.filter((event) => !isDated(event)),
  };
}

/** The deadlines that belong to an event, soonest first. */
export function deadlinesOf(event: CommunityEvent, deadlines: readonly Deadline[]): Deadline[] {
  return deadlines
    .filter((deadline) => deadline.event === event.id)
    .sort((a, b) => compareTexts(a.closes, b.closes));
}

/**
 * Deadlines as a reader of `today` sees them: open ones soonest first, closed
 * ones and milestones latest first.
 */
export function groupDeadlines(
  deadlines: readonly Deadline[],
  today: IsoDay,
  series?: Series,
): { open: Deadline[]; closed: Deadline[]; milestones: Deadline[] } {
  const chosen = deadlines
    .filter((deadline) => series === undefined || deadline.series === series)
    .sort((a, b) => compareTexts(b.closes, a.closes));
  const due = chosen.filter(({ kind }) => kind === 'deadline');
  return {
    open: due.filter((deadline) => !hasEnded(deadline.closes, today)).reverse(),
    closed: due.filter((deadline) => hasEnded(deadline.closes, today)),
    milestones: chosen.filter(({ kind }) => kind === 'milestone'),
  };
}

/** The next KubeCon + CloudNativeCon that has not ended, if one is known. */
export function nextKubeCon(
  events: readonly CommunityEvent[],
  today: IsoDay,
): DatedEvent | undefined {
  return groupEvents(events, today, 'kubecon').upcoming[0];
}

/** Where an event takes place, in words: `Barcelona, Spain`, `Japan`, `online`. */
export function placeOf(event: CommunityEvent): string | undefined {
  if (event.kind === 'virtual') {
    return 'online';
  }
  const place = [event.city, event.country].filter(Boolean).join(', ');
  return place || undefined;
}

/** Where exactly: venue and place, without naming the town twice. */
export function whereOf(event: CommunityEvent): string | undefined {
  const { venue, city, country } = event;
  const place = venue && city && venue.includes(city) ? country : placeOf(event);
  return [venue, place].filter(Boolean).join(', ') || undefined;
}
