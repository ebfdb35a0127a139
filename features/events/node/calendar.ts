import ICAL from 'ical.js';
import { tzlib_get_ical_block as timeZoneBlock } from 'timezones-ical-library';
import { addDays, type IsoDay } from '#platform/base/common/dates';
import { doubtOf, whereOf } from '../common/describe';
import type { Deadline, Meeting } from '../common/schema';
import { hasDay, type DatedDeadline, type DatedEvent } from '../common/select';
import { MEETING_GROUPS, MEETINGS_ROUTE, OFFERS } from '../common/vocabulary';

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

// A line is at most 75 octets long (RFC 5545, 3.1); the library doesn't count the space before what is folded.
ICAL.foldLength = 74;

/** Properties of an entry, in their order; those without a value are left out. */
type Properties = readonly (readonly [
  name: string,
  value: ICAL.Time | ICAL.Recur | string | undefined,
])[];

/** An entry of a calendar (RFC 5545, 3.6.1) that doesn't say whether its readers are busy. */
function toEntry(id: string, properties: Properties, site: CalendarSite): ICAL.Component {
  const entry = new ICAL.Component('vevent');
  const stamp = ICAL.Time.fromJSDate(new Date(site.changed), true);
  for (const [name, value] of [
    ['uid', `${id}@${site.host}`] as const,
    ['dtstamp', stamp] as const,
    ...properties,
    ['transp', 'TRANSPARENT'] as const,
  ]) {
    if (value === undefined) {
      continue;
    }
    const property = entry.addPropertyWithValue(name, value);
    if (
      value instanceof ICAL.Time &&
      value.zone.tzid &&
      value.zone.tzid !== 'UTC' &&
      !value.isDate
    ) {
      property.setParameter('tzid', value.zone.tzid);
    }
  }
  return entry;
}

/** The days of an entry for whole days, which are the same in every time zone. */
const wholeDays = (first: IsoDay, last: IsoDay): Properties => [
  ['dtstart', ICAL.Time.fromDateString(first)],
  // Calendars name the first day that an entry no longer covers.
  ['dtend', ICAL.Time.fromDateString(addDays(last, 1))],
];

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
function toEventEntry(event: DatedEvent, site: CalendarSite): ICAL.Component {
  const { id, name, start, end, note, offers, url, registerUrl } = event;
  const forProjects = offers?.map((offer) => OFFERS[offer].label).join(', ');
  return toEntry(
    id,
    [
      ...wholeDays(start, end),
      ['summary', plain(name)],
      ['location', lines(whereOf(event)) || undefined],
      [
        'description',
        lines(
          doubtOf(event),
          note,
          forProjects && `For projects: ${forProjects}.`,
          registerUrl && `Register: ${registerUrl}`,
          `All events: ${site.eventsPage}`,
        ),
      ],
      ['url', address(url ?? registerUrl)],
      ['categories', 'Event'],
    ],
    site,
  );
}

/** The closing day of a deadline, or the day of a milestone, as a calendar entry. */
function toDeadlineEntry(deadline: DatedDeadline, site: CalendarSite): ICAL.Component {
  const { id, name, kind, closes, time, note, url, contact } = deadline;
  return toEntry(
    id,
    [
      ...wholeDays(closes, closes),
      ['summary', plain(kind === 'deadline' ? `Deadline: ${name}` : name)],
      [
        'description',
        lines(
          doubtOf(deadline),
          time && `Closes at ${time}.`,
          note,
          contact && `Contact: ${contact}`,
          `All deadlines: ${site.eventsPage}`,
        ),
      ],
      ['url', address(url)],
      ['categories', kind === 'deadline' ? 'Deadline' : 'Milestone'],
    ],
    site,
  );
}

/**
 * A calendar of these entries (RFC 5545), always the same for the same data. It has no METHOD: it is read, and
 * no message of the kind that needs an ORGANIZER (RFC 5546).
 */
function calendarOf(
  name: string,
  zones: readonly ICAL.Component[],
  entries: readonly ICAL.Component[],
  { host, title }: CalendarSite,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('prodid', `-//CNCF//${host}//EN`);
  // The library escapes no properties that it doesn't know.
  const called = plain(`${title}: ${name}`)
    .replace(/\s+/g, ' ')
    .replace(/[\\;,]/g, '\\$&');
  calendar.addPropertyWithValue('x-wr-calname', called);
  [...zones, ...entries].forEach((part) => calendar.addSubcomponent(part));
  // What ends a file isn't part of the library's text.
  return `${calendar.toString()}\r\n`;
}

/** A calendar of events, and of deadlines whose day is known. Both take whole days. */
export const toCalendar = (
  events: readonly DatedEvent[],
  deadlines: readonly Deadline[],
  site: CalendarSite,
): string =>
  calendarOf(
    'events',
    [],
    [
      ...events.map((event) => toEventEntry(event, site)),
      ...deadlines.filter(hasDay).map((deadline) => toDeadlineEntry(deadline, site)),
    ],
    site,
  );

/** A meeting with the rule of its dates. */
export type DatedMeeting = Meeting & Required<Pick<Meeting, 'rule'>>;

/** The definition of a time zone with its summer time (RFC 5545, 3.6.5); none of UTC, which needs none. */
function zoneOf(zone: string): ICAL.Component | undefined {
  if (zone === 'UTC') {
    return undefined;
  }
  const [block] = [timeZoneBlock(zone)].flat();
  const text = `BEGIN:VCALENDAR\r\n${String(block)}\r\nEND:VCALENDAR`;
  return (
    new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vtimezone') ?? undefined
  );
}

/** The beginnings of a meeting, one after the other, from the day on which its rule was written down. */
export function* beginningsOf({ rule, asOf }: DatedMeeting): Generator<ICAL.Time> {
  const definition = zoneOf(rule.zone);
  const zone = definition ? new ICAL.Timezone(definition) : ICAL.Timezone.utcTimezone;
  const first = ICAL.Time.fromDateTimeString(`${asOf.padEnd(10, '-01')}T${rule.time}:00`);
  const recurrence = ICAL.Recur.fromString(rule.rrule).iterator(first);
  for (let at = recurrence.next(); ; at = recurrence.next()) {
    // Where the first day isn't one of the rule, the library may give it nevertheless.
    if (at.compare(first) > 0) {
      const local = at.clone();
      local.zone = zone;
      yield local;
    }
  }
}

/**
 * A calendar of meetings, at their local time, so that they move with the summer time of their zone.
 * No text says how long a meeting is, so entries have no end.
 */
export function toMeetingsCalendar(
  name: string,
  meetings: readonly DatedMeeting[],
  site: CalendarSite,
): string {
  const zones = [...new Set(meetings.map(({ rule }) => rule.zone))];
  return calendarOf(
    name,
    zones.flatMap((zone) => zoneOf(zone) ?? []),
    meetings.map((meeting) => {
      const { value: first } = beginningsOf(meeting).next() as { value: ICAL.Time };
      return toEntry(
        meeting.id,
        [
          ['dtstart', first],
          ['rrule', ICAL.Recur.fromString(meeting.rule.rrule)],
          ['summary', plain(meeting.name)],
          [
            'description',
            lines(
              'By the rule of its group, which may skip or move a date: look at its calendar first.',
              `Calendar: ${meeting.calendar}`,
              meeting.agenda && `Agenda: ${meeting.agenda}`,
              `All meetings: ${site.eventsPage.replace(/\/events\/$/, MEETINGS_ROUTE)}`,
            ),
          ],
          ['url', address(meeting.calendar)],
          ['categories', MEETING_GROUPS[meeting.group]],
        ],
        site,
      );
    }),
    site,
  );
}
