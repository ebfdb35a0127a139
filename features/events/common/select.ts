import { counted, compareTexts } from '#platform/base/common/text';
import { daysBetween, hasEnded, type IsoDay } from '#platform/base/common/dates';
import type { Offer } from './offers';
import type { CommunityEvent, Deadline, Series } from './schema';

/** The page of all events. */
export const EVENTS_ROUTE = '/events/';

/** The calendar of all events and deadlines, as a path without base path. */
export const CALENDAR_FILE = `${EVENTS_ROUTE}events.ics`;

/** The calendar of a single event, as a path without base path. */
export function calendarFileOf(id: string): string {
  return `${EVENTS_ROUTE}calendar/${id}.ics`;
}

/** An event whose days are known. */
export type DatedEvent = CommunityEvent & { start: IsoDay; end: IsoDay };

export function isDated(event: CommunityEvent): event is DatedEvent {
  return event.start !== undefined && event.end !== undefined;
}

/** The last day on which an event is ahead or running; for one without days, as the file says. */
const lastDayOf = ({ end, until }: CommunityEvent): IsoDay => end ?? until ?? '';

/**
 * Events as a reader sees them on the day `today`.
 *
 * @param series only events of this series; without it, of all
 * @returns `upcoming` soonest first, `past` latest first, `undated` (ahead, without days) in the
 *   order of the file
 */
export function groupEvents(
  events: readonly CommunityEvent[],
  today: IsoDay,
  series?: Series,
): { upcoming: DatedEvent[]; past: CommunityEvent[]; undated: CommunityEvent[] } {
  const chosen = events.filter((event) => series === undefined || event.series === series);
  const ahead = chosen.filter((event) => !hasEnded(lastDayOf(event), today));
  return {
    upcoming: ahead.filter(isDated).sort((a, b) => compareTexts(a.start, b.start)),
    past: chosen
      .filter((event) => hasEnded(lastDayOf(event), today))
      .sort((a, b) => compareTexts(lastDayOf(b), lastDayOf(a))),
    undated: ahead.filter((event) => !isDated(event)),
  };
}

/** The deadlines of an event, soonest first. */
export function deadlinesOf(event: CommunityEvent, deadlines: readonly Deadline[]): Deadline[] {
  return deadlines
    .filter((deadline) => deadline.event === event.id)
    .sort((a, b) => compareTexts(a.closes, b.closes));
}

/** Which deadlines a list has: those of a series, those for an offer, or all. */
export interface DeadlineFilter {
  series?: Series | undefined;
  offer?: Offer | undefined;
}

const isListed = ({ series, offers }: Deadline, filter: DeadlineFilter): boolean =>
  (filter.series === undefined || series === filter.series) &&
  (filter.offer === undefined || offers?.includes(filter.offer) === true);

/** How long a deadline is still open on the day `today`: `last day`, `1 day left`, `7 days left`. */
export function timeLeft(closes: IsoDay, today: IsoDay): string {
  const days = daysBetween(today, closes);
  return days === 0 ? 'last day' : `${counted(days, 'day')} left`;
}

/**
 * Deadlines and milestones on the day `today`: those ahead soonest first, those over latest first.
 */
export function groupDeadlines(
  deadlines: readonly Deadline[],
  today: IsoDay,
  filter: DeadlineFilter = {},
): Record<'open' | 'closed' | 'changes' | 'pastChanges', Deadline[]> {
  const chosen = deadlines
    .filter((deadline) => isListed(deadline, filter))
    .sort((a, b) => compareTexts(b.closes, a.closes));
  const over = chosen.filter(({ closes }) => hasEnded(closes, today));
  const ahead = chosen.filter(({ closes }) => !hasEnded(closes, today)).reverse();
  const isDue = ({ kind }: Deadline) => kind === 'deadline';
  const isChange = ({ kind }: Deadline) => kind === 'milestone';
  return {
    open: ahead.filter(isDue),
    closed: over.filter(isDue),
    changes: ahead.filter(isChange),
    pastChanges: over.filter(isChange),
  };
}

/** The next KubeCon + CloudNativeCon that is not over, if one is known. */
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

/** The place in detail: venue, city and country, without repeating a city that the venue names. */
export function whereOf(event: CommunityEvent): string | undefined {
  const { venue, city, country } = event;
  const place = venue && city && venue.includes(city) ? country : placeOf(event);
  return [venue, place].filter(Boolean).join(', ') || undefined;
}

/** A deadline's name beside that of its event, which it doesn't repeat: `Travel funding`. */
export function shortNameOf({ name }: Deadline, event: CommunityEvent): string {
  const end = name.lastIndexOf(', ');
  return end > 0 && event.name.endsWith(name.slice(end + 2)) ? name.slice(0, end) : name;
}

/** How long until an event begins: `in 110 days`, `tomorrow`; while it runs, `now`. */
export function timeTo(start: IsoDay, today: IsoDay): string {
  const days = daysBetween(today, start);
  return days < 1 ? 'now' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/**
 * Upcoming events in two lists, each soonest first: the foundation's own conferences and summits
 * above those of groups and projects.
 */
export function bySize<Event extends CommunityEvent>(events: readonly Event[]): [Event[], Event[]] {
  const isOther = ({ series }: Event) => series === 'other';
  return [events.filter((event) => !isOther(event)), events.filter(isOther)];
}

/**
 * The month of the day `today` and the eleven after it (`2026-12`), each with the days on which events
 * begin and deadlines close, and where the page of all events says more of them.
 */
export function yearFrom(
  today: IsoDay,
  events: readonly CommunityEvent[],
  deadlines: readonly Deadline[],
) {
  const days = [
    ...groupEvents(events, today).upcoming.map(({ id, name, start, series }) => ({
      day: start,
      name,
      to: `#${id}`,
      kind: series === 'other' ? 'small' : 'large',
    })),
    ...groupDeadlines(deadlines, today).open.map(({ name, closes }) => ({
      day: closes,
      name: `${name} (deadline)`,
      to: '#all-deadlines',
      kind: 'deadline',
    })),
  ].sort((a, b) => compareTexts(a.day, b.day));
  const [year = 0, first = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(year, first - 1 + index)).toISOString().slice(0, 7);
    return { month, days: days.filter(({ day }) => day.startsWith(month)) };
  });
}

/** `Not confirmed: …` for a record that is not; `undefined` for one that is. */
export function doubtOf({
  certainty,
  because,
}: Pick<CommunityEvent, 'certainty' | 'because'>): string | undefined {
  return because && `${certainty === 'expected' ? 'Expected' : 'Not confirmed'}: ${because}`;
}
