import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readRecords } from '#platform/collections/node/collection';
import { meetingSchema, type Meeting } from '../common/schema';
import { meetingsCalendar } from '../common/vocabulary';
import { toMeetingsCalendar, type CalendarSite, type DatedMeeting } from './calendar';
import { loadMeetings, meetingCalendars, meetings } from './meetings';

const SITE: CalendarSite = {
  title: 'Example',
  host: 'example.org',
  eventsPage: 'https://example.org/events/',
  changed: Date.parse('2026-07-31T12:00:00Z'),
};

const toc: DatedMeeting = {
  id: 'toc-public',
  name: 'TOC; public, meeting',
  group: 'toc',
  rhythm: 'First and third Tuesday',
  rule: { rrule: 'FREQ=MONTHLY;BYDAY=1TU,3TU', time: '08:00', zone: 'America/Los_Angeles' },
  calendar: 'https://example.org/calendar',
  source: 'https://example.org/source',
  asOf: '2026-06-30',
};

/** The first beginnings of the entries of a calendar, as another program reads them, in UTC. */
function instantsIn(calendar: string, count: number): string[] {
  const root = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  const zones = root.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  return root.getAllSubcomponents('vevent').flatMap((component) => {
    const iterator = new ICAL.Event(component).iterator();
    return Array.from({ length: count }, () => {
      const at = iterator.next();
      at.zone = zones.find(({ tzid }) => tzid === at.zone.tzid) ?? ICAL.Timezone.utcTimezone;
      return at.toJSDate().toISOString();
    });
  });
}

describe('the calendar of meetings', () => {
  const calendar = toMeetingsCalendar('meetings', [toc], SITE);

  it('begins with the first date of the rule and keeps its hour through summer time', () => {
    const dates = instantsIn(calendar, 19);
    expect(dates.slice(0, 2)).toEqual(['2026-07-07T15:00:00.000Z', '2026-07-21T15:00:00.000Z']);
    // Pacific summer time ended on November 1, 2026, and begins again on March 14, 2027.
    expect(dates).toContain('2026-10-20T15:00:00.000Z');
    expect(dates).toContain('2026-11-03T16:00:00.000Z');
    expect(dates).toContain('2027-03-02T16:00:00.000Z');
    expect(dates).toContain('2027-03-16T15:00:00.000Z');
  });

  it('defines its time zone and says what a client needs, with punctuation intact', () => {
    expect(calendar).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Los_Angeles\r\n');
    expect(calendar).toContain('DTSTART;TZID=America/Los_Angeles:20260707T080000\r\n');
    expect(calendar).toContain('RRULE:FREQ=MONTHLY;BYDAY=1TU,3TU\r\n');
    expect(calendar).toContain('SUMMARY:TOC\\; public\\, meeting\r\n');
    const lines = calendar.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  it('is in UTC where the meeting is, without a time zone', () => {
    const inUtc = toMeetingsCalendar(
      'meetings',
      [{ ...toc, rule: { rrule: 'FREQ=WEEKLY;BYDAY=FR', time: '17:30', zone: 'UTC' } }],
      SITE,
    );
    expect(inUtc).toContain('DTSTART:20260703T173000Z\r\n');
    expect(inUtc).not.toContain('VTIMEZONE');
  });
});

describe('the meetings of this site', () => {
  const all = loadMeetings('.');
  it('are valid', () => {
    expect(readRecords('.', meetings).problems).toEqual([]);
  });

  const calendars = meetingCalendars(all, SITE);

  it('are in the calendar of all, and in that of their group, where they have dates', () => {
    const dated = all.filter(({ rule }) => rule);
    const ids = (calendar = '') => [...calendar.matchAll(/^UID:(.*)@/gm)].map(([, id]) => id);
    expect(dated.length).toBeGreaterThan(0);
    expect(ids(calendars.get(meetingsCalendar('all')))).toEqual(dated.map(({ id }) => id));
    for (const { id, group } of dated) {
      expect(ids(calendars.get(meetingsCalendar(group)))).toContain(id);
    }
  });

  it('have dates only by a rule, and the same as their calendar', () => {
    const rows = all.map((data) => meetings.toRow?.({ data, file: '', field: '' }));
    for (const row of rows) {
      expect([row?.id, (row?.next.length ?? 0) > 0]).toEqual([row?.id, row?.rule !== undefined]);
    }
  });
});

it.each<[string, Partial<Meeting['rule'] & object>]>([
  ['counts weeks', { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU' }],
  ['is no time zone', { zone: 'Pacific' }],
  ['is no time of day', { time: '8:00' }],
])('a rule that %s is refused', (reason, over) => {
  const { error } = meetingSchema.safeParse({ ...toc, rule: { ...toc.rule, ...over } });
  expect(error?.issues[0]?.message).toContain(reason);
});
