import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { IsoDay } from '../shared/dates';
import { OFFERS } from './offers';
import type { Deadline } from './schema';
import { whereOf, type DatedEvent } from './select';

/** What a calendar needs to know of the site that publishes it. */
export interface CalendarSite {
  /** Name of the site, for the list of calendars. */
  title: string;
  /** Host name; makes the identifiers of entries unique in the world. */
  host: string;
  /** Absolute address of the page with all events. */
  eventsPage: string;
  /** When the data changed last, in milliseconds since 1970. */
  changed: number;
}

/** `ics` passes the time stamp on but leaves it out of its types. */
type Entry = EventAttributes & { timestamp: number };

function toDateArray(day: IsoDay): DateArray {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

/** The day after; calendars name the first day that an entry no longer covers (RFC 5545, 3.6.1). */
export function dayAfter(day: IsoDay): IsoDay {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** An entry for whole days, which are the same days in every time zone. */
function wholeDays(id: string, first: IsoDay, last: IsoDay, site: CalendarSite) {
  return {
    uid: `${id}@${site.host}`,
    timestamp: site.changed,
    start: toDateArray(first),
    end: toDateArray(dayAfter(last)),
    // Readers decide themselves whether they are busy.
    transp: 'TRANSPARENT',
  } as const;
}

function lines(...texts: (string | undefined)[]): string | undefined {
  return texts.filter((text) => text !== undefined).join('\n') || undefined;
}

/** An event as an entry of a calendar. */
function toEventEntry(event: DatedEvent, site: CalendarSite): Entry {
  const { id, name, start, end, note, offers, url, registerUrl } = event;
  const forProjects = offers?.map((offer) => OFFERS[offer].label).join(', ');
  return {
    ...wholeDays(id, start, end, site),
    title: name,
    location: whereOf(event),
    description: lines(
      note,
      forProjects && `For projects: ${forProjects}.`,
      registerUrl && `Register: ${registerUrl}`,
      `All events: ${site.eventsPage}`,
    ),
    url: url ?? registerUrl,
    categories: ['Event'],
  };
}

/** The closing day of a deadline, or the day of a milestone, as an entry of a calendar. */
function toDeadlineEntry(deadline: Deadline, site: CalendarSite): Entry {
  const { id, name, kind, closes, time, note, url, contact } = deadline;
  return {
    ...wholeDays(id, closes, closes, site),
    title: kind === 'deadline' ? `Deadline: ${name}` : name,
    description: lines(
      time && `Closes at ${time}.`,
      note,
      contact && `Contact: ${contact}`,
      `All deadlines: ${site.eventsPage}`,
    ),
    url,
    categories: [kind === 'deadline' ? 'Deadline' : 'Milestone'],
  };
}

/**
 * A calendar of entries for whole days (RFC 5545).
 *
 * @returns its text, the same for the same data
 * @throws Error if an entry has a value that the format cannot hold
 */
export function toCalendar(
  events: readonly DatedEvent[],
  deadlines: readonly Deadline[],
  site: CalendarSite,
): string {
  const { error, value } = createEvents(
    [
      ...events.map((event) => toEventEntry(event, site)),
      ...deadlines.map((deadline) => toDeadlineEntry(deadline, site)),
    ],
    { productId: `-//CNCF//${site.host}//EN`, calName: `${site.title}: events`, method: 'PUBLISH' },
  );
  if (value === null) {
    throw error ?? new Error('The calendar is empty.');
  }
  return value;
}
