import { daysBetween, hasEnded, type IsoDay } from '#platform/base/common/dates';
import { compareTexts } from '#platform/base/common/text';
import type { CommunityEvent, Deadline } from './schema';
import type { Offer, Series } from './vocabulary';

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

/** A deadline whose day is known. */
export type DatedDeadline = Deadline & { closes: IsoDay };

export const hasDay = (deadline: Deadline): deadline is DatedDeadline =>
  deadline.closes !== undefined;

/** When a deadline is over: after its day, or after the month in which it is expected. */
const isOver = ({ closes, month }: Deadline, today: IsoDay): boolean =>
  hasEnded(closes ?? month ?? '', closes === undefined ? today.slice(0, 7) : today);

/** Soonest first; what is expected in a month stands after the days of that month. */
const byDay = (a: Deadline, b: Deadline): number =>
  compareTexts(a.closes ?? `${a.month}-99`, b.closes ?? `${b.month}-99`);

/**
 * The deadlines of an event on the day `today`, soonest first, and whether each is over. What was
 * expected in a month that is over is left out, for nobody knows whether it was then.
 */
export function deadlinesOf(
  event: CommunityEvent,
  deadlines: readonly Deadline[],
  today: IsoDay,
): { deadline: Deadline; isOver: boolean }[] {
  return deadlines
    .filter((deadline) => deadline.event === event.id)
    .map((deadline) => ({ deadline, isOver: isOver(deadline, today) }))
    .filter((one) => hasDay(one.deadline) || !one.isOver)
    .sort((a, b) => byDay(a.deadline, b.deadline));
}

/** Which deadlines a list has: those of a series, those for an offer, or all. */
export interface DeadlineFilter {
  series?: Series | undefined;
  offer?: Offer | undefined;
}

const isListed = ({ series, offers }: Deadline, filter: DeadlineFilter): boolean =>
  (filter.series === undefined || series === filter.series) &&
  (filter.offer === undefined || offers?.includes(filter.offer) === true);

/** Fewer days than these are soon: only then does their number stand out. */
const SOON = 14;

/** Whether a day that isn't over is less than two weeks ahead. */
export const isSoon = (day: IsoDay, today: IsoDay): boolean => daysBetween(today, day) < SOON;

/** Whether one can't apply yet on the day `today`. */
export const opensLater = ({ opens = '' }: Deadline, today: IsoDay): boolean => opens > today;

/** What the deadlines of a list are on a day. */
export interface DeadlineGroups {
  /** One can apply, soonest first. */
  open: DatedDeadline[];
  /** Their call isn't open yet; the one that closes first stands first. */
  later: DatedDeadline[];
  /** Expected in a month that isn't over, because it repeats each year. */
  expected: Deadline[];
  /** Milestones ahead, soonest first. */
  changes: DatedDeadline[];
  /** Latest first. */
  closed: DatedDeadline[];
  /** Latest first. */
  pastChanges: DatedDeadline[];
}

/** The deadlines and milestones of a list on the day `today`. */
export function groupDeadlines(
  deadlines: readonly Deadline[],
  today: IsoDay,
  filter: DeadlineFilter = {},
): DeadlineGroups {
  const chosen = deadlines.filter((deadline) => isListed(deadline, filter)).sort(byDay);
  const ahead = chosen.filter((deadline) => !isOver(deadline, today));
  const dated = ahead.filter(hasDay);
  const over = chosen
    .filter(hasDay)
    .filter((deadline) => isOver(deadline, today))
    .reverse();
  const isDue = ({ kind }: Deadline) => kind === 'deadline';
  const isChange = ({ kind }: Deadline) => kind === 'milestone';
  return {
    open: dated.filter((deadline) => isDue(deadline) && !opensLater(deadline, today)),
    later: dated.filter((deadline) => isDue(deadline) && opensLater(deadline, today)),
    expected: ahead.filter((deadline) => !hasDay(deadline)),
    changes: dated.filter(isChange),
    closed: over.filter(isDue),
    pastChanges: over.filter(isChange),
  };
}

/** The deadlines ahead whose day is known, whether one can apply yet or not, soonest first. */
export function deadlinesAhead(deadlines: readonly Deadline[], today: IsoDay): DatedDeadline[] {
  const { open, later } = groupDeadlines(deadlines, today);
  return [...open, ...later].sort(byDay);
}

/** The next KubeCon + CloudNativeCon that is not over, if one is known. */
export function nextKubeCon(
  events: readonly CommunityEvent[],
  today: IsoDay,
): DatedEvent | undefined {
  return groupEvents(events, today, 'kubecon').upcoming[0];
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
 * begin and deadlines close, and where the page of all events says more of them. What is expected
 * has the month as its day.
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
    ...deadlinesAhead(deadlines, today).map(({ name, closes }) => ({
      day: closes,
      name: `${name} (deadline)`,
      to: '#all-deadlines',
      kind: 'deadline',
    })),
    ...groupDeadlines(deadlines, today).expected.map(({ name, month = '' }) => ({
      day: month,
      name: `${name} (expected)`,
      to: '#all-deadlines',
      kind: 'expected',
    })),
  ].sort((a, b) => compareTexts(a.day, b.day));
  const [year = 0, first = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(year, first - 1 + index)).toISOString().slice(0, 7);
    return { month, days: days.filter(({ day }) => day.startsWith(month)) };
  });
}
