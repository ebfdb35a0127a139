import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { toCalendar, type CalendarSite } from './calendar';
import { addDays } from '#platform/base/common/dates';
import { loadEvents } from './collections';
import { hasDay, isDated } from '../common/select';
import { testDeadline, testEvent } from '../common/testEvents';

const SITE: CalendarSite = {
  title: 'Example',
  host: 'example.org',
  eventsPage: 'https://example.org/events/',
  changed: Date.parse('2026-07-31T12:00:00Z'),
};

const EVENT = testEvent({
  name: 'KubeCon; Europe, 2027',
  registerUrl: undefined,
  note: 'A note with a comma, a semicolon; and a backslash \\.',
  offers: ['pavilion'],
});
const DEADLINE = testDeadline({ closes: '2026-12-31', time: '23:59 PT' });

const data = loadEvents('.');
const ALL = toCalendar(data.events.filter(isDated), data.deadlines, SITE);

/** What another program reads in a calendar. */
function entriesOf(calendar: string) {
  return new ICAL.Component(ICAL.parse(calendar) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe('toCalendar', () => {
  it.each(['UTC', 'Pacific/Auckland', 'Pacific/Honolulu', 'America/Sao_Paulo', 'Asia/Kolkata'])(
    'names the same whole days to a reader in %s',
    (timeZone) => {
      process.env.TZ = timeZone;
      const calendar = toCalendar([EVENT], [DEADLINE], SITE);
      expect(calendar).toContain('DTSTART;VALUE=DATE:20270315\r\nDTEND;VALUE=DATE:20270319\r\n');
      const [event, deadline] = entriesOf(calendar);
      expect(event?.startDate.isDate).toBe(true);
      expect(event?.startDate.toString()).toBe('2027-03-15');
      // The first day that the event does not cover.
      expect(event?.endDate.toString()).toBe('2027-03-19');
      expect(deadline?.startDate.toString()).toBe('2026-12-31');
      expect(deadline?.endDate.toString()).toBe('2027-01-01');
      // The first day of the event on the reader's clock.
      expect(event?.startDate.toJSDate().toDateString()).toBe('Mon Mar 15 2027');
    },
  );

  it('has name, place and details, with all punctuation intact', () => {
    const [event, deadline] = entriesOf(toCalendar([EVENT], [DEADLINE], SITE));
    expect(event?.uid).toBe('kubecon-eu-2027@example.org');
    expect(event?.summary).toBe(EVENT.name);
    expect(event?.location).toBe('Barcelona, Spain');
    expect(event?.description.split('\n')).toEqual([
      EVENT.note,
      'For projects: kiosk or table in the Project Pavilion.',
      'All events: https://example.org/events/',
    ]);
    expect(deadline?.summary).toBe('Deadline: Call for proposals');
    expect(deadline?.description.split('\n')[0]).toBe('Closes at 23:59 PT.');
  });

  it('is no message, which would need somebody who sends it (RFC 5546, 3.2.1)', () => {
    expect(ALL).not.toMatch(/^(METHOD|ORGANIZER)/m);
  });

  it('calls a milestone by its name, not a deadline', () => {
    const milestone = { ...DEADLINE, kind: 'milestone' } as const;
    expect(entriesOf(toCalendar([], [milestone], SITE))[0]?.summary).toBe('Call for proposals');
  });

  it('is the same for the same data, whenever it is made', () => {
    expect(toCalendar([EVENT], [DEADLINE], SITE)).toBe(toCalendar([EVENT], [DEADLINE], SITE));
    expect(toCalendar([EVENT], [], SITE)).toContain('DTSTAMP:20260731T120000Z\r\n');
  });
});

describe('the calendar of this site', () => {
  it('has each event and each deadline whose day is known once, on its days', () => {
    const expected = [
      ...data.events.filter(isDated).map(({ id, start, end }) => [id, start, addDays(end, 1)]),
      ...data.deadlines.filter(hasDay).map(({ id, closes }) => [id, closes, addDays(closes, 1)]),
    ];
    const found = entriesOf(ALL).map(({ uid, startDate, endDate }) => [
      uid.replace('@example.org', ''),
      startDate.toString(),
      endDate.toString(),
    ]);
    expect(found).toEqual(expected);
    expect(new Set(found.map(([id]) => id)).size).toBe(expected.length);
  });

  it('ends each line with CR and LF and folds it after 75 octets', () => {
    const lines = ALL.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(ALL.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });
});
