import { counted, escapeMarkup } from '#platform/base/common/text';
import {
  daysBetween,
  formatDay,
  formatDays,
  formatPartialDate,
  hasEnded,
  type IsoDay,
} from '#platform/base/common/dates';
import type { CommunityEvent, Deadline, EventsData, MeetingRow } from './schema';
import { nextKubeCon, opensLater, type DatedDeadline, type DatedEvent } from './select';

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

/**
 * What matters of a deadline ahead on the day `today`: `opens January 6` while one can't apply yet,
 * then how long one still can, `7 days left`, `1 day left`, `last day`.
 */
export function timeLeft(deadline: DatedDeadline, today: IsoDay): string {
  const { opens = '', closes } = deadline;
  if (opensLater(deadline, today)) {
    const day = formatDay(opens);
    // The year stands with the day on which it closes.
    return `opens ${opens.slice(0, 4) === closes.slice(0, 4) ? day.replace(/, \d+$/, '') : day}`;
  }
  const days = daysBetween(today, closes);
  return days === 0 ? 'last day' : `${counted(days, 'day')} left`;
}

/** `Not confirmed: …` for a record that is not; `undefined` for one that is. */
export function doubtOf({
  certainty,
  because,
}: Pick<CommunityEvent, 'certainty' | 'because'>): string | undefined {
  return because && `${certainty === 'expected' ? 'Expected' : 'Not confirmed'}: ${because}`;
}

/** What `<EventDate />` shows of an event or a deadline. */
export interface DatedRecord {
  kind: 'event' | Deadline['kind'];
  name: string;
  /** First day; of a deadline, the day on which it opens, if known. */
  start?: IsoDay | undefined;
  /** Last day, or the day of the deadline. Absent if it is not known. */
  end?: IsoDay | undefined;
  /** Of a deadline whose day isn't out: the month in which it is expected. */
  month?: string | undefined;
  certainty?: CommunityEvent['certainty'];
}

/** The events and deadlines of the file, by id. */
export function datedRecords({ events, deadlines }: EventsData): Map<string, DatedRecord> {
  return new Map([
    ...events.map(({ id, name, start, end, certainty }): [string, DatedRecord] => [
      id,
      { kind: 'event', name, start, end, certainty },
    ]),
    ...deadlines.map(
      ({ id, kind, name, opens, closes, month, certainty }): [string, DatedRecord] => [
        id,
        { kind, name, start: opens, end: closes, month, certainty },
      ],
    ),
  ]);
}

/** Whether `id` is that of an edition: `kubecon-eu-2027` of `kubecon`. */
export function isEditionOf(id: string, prefix: string): boolean {
  return id.startsWith(`${prefix}-`) && /^-[a-z]+-\d{4}$/.test(id.slice(prefix.length));
}

/** The next record that is not over; if all are, none. */
export function nextOf(records: readonly DatedRecord[], today: IsoDay): DatedRecord | undefined {
  return records
    .filter(({ end }) => end !== undefined && !hasEnded(end, today))
    .sort((a, b) => ((a.end ?? '') < (b.end ?? '') ? -1 : 1))[0];
}

const VERBS = {
  event: ['takes place', 'took place', 'to take place'],
  deadline: ['closes', 'closed', 'to close'],
  milestone: ['is', 'was', 'to be'],
} as const;

const MARKS = { confirmed: '', announced: ' (not confirmed)', expected: ' (expected)' } as const;

/**
 * When a record is, in words that are true on the day `today`.
 *
 * @param form `sentence` has a verb: `closes on December 2, 2026`, afterwards `closed on December 2,
 *   2026`; `days` has only the days
 */
export function dateText(
  { kind, start, end, month, certainty = 'confirmed' }: DatedRecord,
  form: 'sentence' | 'days',
  today: IsoDay,
): string {
  if (month !== undefined) {
    const text = formatPartialDate(month);
    // After that month only the expectation is known.
    const verb = hasEnded(month, today.slice(0, 7)) ? 'was' : 'is';
    return form === 'days' ? `${text} (expected)` : `${verb} expected ${VERBS[kind][2]} in ${text}`;
  }
  if (end === undefined) {
    return form === 'days' ? 'day not known here' : 'has no day known here';
  }
  const isOver = hasEnded(end, today);
  const mark = isOver ? '' : MARKS[certainty];
  if (form === 'days') {
    return formatDays(start ?? end, end) + mark;
  }
  const isRange = kind === 'event' && start !== end;
  const days = isRange ? `from ${formatDays(start ?? end, end)}` : `on ${formatDay(end)}`;
  return `${VERBS[kind][isOver ? 1 : 0]} ${days}${mark}`;
}

/**
 * What the announcement bar says about the next KubeCon + CloudNativeCon, as HTML, and its last day,
 * after which browsers hide it.
 *
 * @returns `undefined` if none is planned: then there is no bar
 */
export function announcementFor(events: readonly CommunityEvent[], today: IsoDay) {
  const event = nextKubeCon(events, today);
  if (!event) {
    return undefined;
  }
  const facts = [event.name, placeOf(event), formatDays(event.start, event.end)]
    .filter((fact) => fact !== undefined)
    .map(escapeMarkup);
  const target = event.registerUrl ?? event.url;
  const link = target
    ? ` <a href="${escapeMarkup(target)}">${event.registerUrl ? 'Register' : 'Learn more'}<span class="sr-only"> for ${facts[0]}</span></a>`
    : '';
  return {
    // A closed bar comes back for the next event.
    id: `event-${event.id}`,
    content: `<strong>${facts[0]}</strong>, ${facts.slice(1).join(', ')}${link}`,
    lastDay: event.end,
  };
}

const ORGANIZER = {
  '@type': 'Organization',
  name: 'Cloud Native Computing Foundation',
  url: 'https://www.cncf.io/',
} as const;

/** The location of an event: a web address for online events, otherwise a city or country. */
function locationOf(event: DatedEvent) {
  const { kind, venue, city, country, url, registerUrl } = event;
  const address = registerUrl ?? url;
  if (kind === 'virtual') {
    return address && { '@type': 'VirtualLocation', url: address };
  }
  const place = placeOf(event);
  return (
    place && {
      '@type': 'Place',
      name: venue ?? place,
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
    }
  );
}

/**
 * An event for search engines (https://schema.org/Event,
 * https://developers.google.com/search/docs/appearance/structured-data/event).
 *
 * @param page absolute address of the event on this site
 * @returns `undefined` if the location is not known, which search engines require
 */
export function toStructuredData(
  event: DatedEvent,
  page: string,
): Readonly<Record<string, unknown>> | undefined {
  const { name, start, end, note, kind, series, url, registerUrl } = event;
  const location = locationOf(event);
  if (!location) {
    return undefined;
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': page,
    name,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode:
      kind === 'virtual'
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
    location,
    url: url ?? registerUrl ?? page,
    ...(note && { description: note }),
    // Events of the series `other` are organized by others.
    ...(series !== 'other' && { organizer: ORGANIZER }),
  };
}

/** The first beginning of a meeting that isn't over an hour ago; none where nobody has written dates down. */
export const nextStartOf = ({ next }: Pick<MeetingRow, 'next'>, now: Date): string | undefined =>
  next.find((instant) => Date.parse(instant) > now.getTime() - 3_600_000);

/** `Tue, December 1, 8:00 AM PST` in a time zone; in the reader's own without one. */
export const instantText = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));
