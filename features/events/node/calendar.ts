import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { addDays, type IsoDay } from '#platform/base/common/dates';
import { OFFERS } from '../common/offers';
import type { Deadline } from '../common/schema';
import { doubtOf, whereOf, type DatedEvent } from '../common/select';

/** What a calendar says about the site that publishes it. */
export interface CalendarSite {
  /** Name of the site, for the list of calendars. */
  title: string;
  /** Host name, which makes the ids of entries globally unique. */
  host: string;
  /** Absolute address of the page with all events. */
  eventsPage: string;
  /** When the data last changed, in milliseconds since 1970. */
  changed: number;
}

/** `ics` supports a time stamp, but its types lack it. */
type Entry = EventAttributes & { timestamp: number };

function toDateArray(day: IsoDay): DateArray {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

/** An entry for whole days, which are the same in every time zone. */
function wholeDays(id: string, first: IsoDay, last: IsoDay, site: CalendarSite) {
  return {
    uid: `${id}@${site.host}`,
    timestamp: site.changed,
    start: toDateArray(first),
    // Calendars name the first day that an entry no longer covers (RFC 5545, 3.6.1).
    end: toDateArray(addDays(last, 1)),
    // Readers decide for themselves whether they are busy.
    transp: 'TRANSPARENT',
  } as const;
}

/** The library escapes all but other ends of lines, and characters that no calendar may hold. */
function plain(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ');
}

function lines(...texts: (string | undefined)[]): string {
  return plain(texts.filter((text) => text !== undefined).join('\n'));
}

/** In the form that browsers make of it, which has no ends of lines. */
const address = (url: string | undefined) => (url === undefined ? url : new URL(url).href);

/** An event as a calendar entry. */
function toEventEntry(event: DatedEvent, site: CalendarSite): Entry {
  const { id, name, start, end, note, offers, url, registerUrl } = event;
  const forProjects = offers?.map((offer) => OFFERS[offer].label).join(', ');
  return {
    ...wholeDays(id, start, end, site),
    title: plain(name),
    location: lines(whereOf(event)),
    description: lines(
      doubtOf(event),
      note,
      forProjects && `For projects: ${forProjects}.`,
      registerUrl && `Register: ${registerUrl}`,
      `All events: ${site.eventsPage}`,
    ),
    url: address(url ?? registerUrl),
    categories: ['Event'],
  };
}

/** The closing day of a deadline, or the day of a milestone, as a calendar entry. */
function toDeadlineEntry(deadline: Deadline, site: CalendarSite): Entry {
  const { id, name, kind, closes, time, note, url, contact } = deadline;
  return {
    ...wholeDays(id, closes, closes, site),
    title: plain(kind === 'deadline' ? `Deadline: ${name}` : name),
    description: lines(
      doubtOf(deadline),
      time && `Closes at ${time}.`,
      note,
      contact && `Contact: ${contact}`,
      `All deadlines: ${site.eventsPage}`,
    ),
    url: address(url),
    categories: [kind === 'deadline' ? 'Deadline' : 'Milestone'],
  };
}

/**
 * A calendar of entries for whole days (RFC 5545).
 *
 * @returns the text of the calendar, always the same for the same data
 * @throws Error if an entry has a value that the format does not allow
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
