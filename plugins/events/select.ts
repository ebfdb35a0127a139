// Ships to browsers: pure functions, nothing from Node.
import type { IsoDay } from '../shared/dates';
import type { CommunityEvent, Deadline, Series } from './schema';

type Dated = CommunityEvent & { start: IsoDay; end: IsoDay };

function isDated(event: CommunityEvent): event is Dated {
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
): { upcoming: Dated[]; past: Dated[]; undated: CommunityEvent[] } {
  const chosen = events.filter((event) => series === undefined || event.series === series);
  const dated = chosen.filter(isDated).sort((a, b) => a.start.localeCompare(b.start));
  return {
    upcoming: dated.filter((event) => !hasEnded(event.end, today)),
    past: dated.filter((event) => hasEnded(event.end, today)).reverse(),
    undated: chosen.filter((event) => !isDated(event)),
  };
}

/** Deadlines as a reader of `today` sees them: open ones soonest first, closed ones latest first. */
export function groupDeadlines(
  deadlines: readonly Deadline[],
  today: IsoDay,
  series?: Series,
): { open: Deadline[]; closed: Deadline[] } {
  const chosen = deadlines
    .filter((deadline) => series === undefined || deadline.series === series)
    .sort((a, b) => a.closes.localeCompare(b.closes));
  return {
    open: chosen.filter((deadline) => !hasEnded(deadline.closes, today)),
    closed: chosen.filter((deadline) => hasEnded(deadline.closes, today)).reverse(),
  };
}

/** The next KubeCon + CloudNativeCon that has not ended, if one is known. */
export function nextKubeCon(events: readonly CommunityEvent[], today: IsoDay): Dated | undefined {
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
