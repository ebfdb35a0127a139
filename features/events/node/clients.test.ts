// The site's calendars as programs of others read them: the rules of RFC 5545, and a second parser.
import ICAL from 'ical.js';
import { convertIcsCalendar, extendByRecurrenceRule, getTimezoneObjectOffset } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { meetingsCalendar } from '../common/vocabulary';
import { isDated } from '../common/select';
import { toCalendar, type CalendarSite } from './calendar';
import { loadEvents } from './collections';
import { loadMeetings, meetingCalendars } from './meetings';

const SITE: CalendarSite = {
  title: 'Example',
  host: 'example.org',
  eventsPage: 'https://example.org/events/',
  changed: Date.parse('2026-07-31T12:00:00Z'),
};

const all = loadMeetings('.');
const { events, deadlines } = loadEvents('.');
const meetings = meetingCalendars(all, SITE);
const CALENDARS = new Map([
  ['events', toCalendar(events.filter(isDated), deadlines, SITE)],
  ...meetings,
]);
const OF_ALL_MEETINGS = meetings.get(meetingsCalendar('all')) ?? '';

/** A line of a calendar, unfolded. */
interface Line {
  name: string;
  parameters: string;
  value: string;
}

/** A component of a calendar as its lines tell it. */
interface Part {
  name: string;
  lines: Line[];
  parts: Part[];
}

/** Reads a calendar by the grammar of RFC 5545 alone. */
function readParts(calendar: string): Part {
  const root: Part = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const line of calendar.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/.exec(line) ?? [];
    const inside = open.at(-1);
    if (name === 'BEGIN') {
      const part = { name: value, lines: [], parts: [] };
      inside?.parts.push(part);
      open.push(part);
    } else if (name === 'END' && inside?.name === value) {
      open.pop();
    } else if (line !== '') {
      inside?.lines.push({ name: name || `not a line: ${line}`, parameters, value });
    }
  }
  return open.length === 1 ? root : { ...root, name: 'not closed' };
}

const valuesOf = ({ lines }: Part, name: string): Line[] =>
  lines.filter((line) => line.name === name);
const DAY = /^\d{8}$/;
const LOCAL = /^\d{8}T\d{6}$/;
const UTC = /^\d{8}T\d{6}Z$/;

/** Where a calendar breaks a rule of RFC 5545; each rule by the section that states it. */
function violationsOf(calendar: string): string[] {
  const found: string[] = [];
  const rule = (holds: boolean, section: string, what: string) =>
    holds || found.push(`${section}: ${what}`);
  const once = (part: Part, name: string, form: RegExp, section: string) => {
    const values = valuesOf(part, name);
    rule(
      values.length === 1 && values.every(({ value }) => form.test(value)),
      section,
      `${name} of ${part.name}`,
    );
  };
  rule(calendar.endsWith('\r\n'), '3.1', 'end of the last line');
  rule(!/[\r\n]/.test(calendar.replaceAll('\r\n', '')), '3.1', 'ends of lines');
  rule(
    calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
    '3.1',
    'length of lines',
  );
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  rule(!/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(calendar), '3.1', 'controls');
  const root = readParts(calendar);
  rule(root.name === '' && root.parts.length === 1 && root.lines.length === 0, '3.4', 'one object');
  const [object] = root.parts;
  if (object?.name !== 'VCALENDAR') {
    return [...found, '3.4: VCALENDAR'];
  }
  once(object, 'VERSION', /^2\.0$/, '3.7.4');
  once(object, 'PRODID', /./, '3.7.3');
  const every: Part[] = [object, ...object.parts, ...object.parts.flatMap(({ parts }) => parts)];
  for (const part of every) {
    for (const { name } of part.lines) {
      rule(!name.startsWith('not a line'), '3.1', name);
    }
    for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION']) {
      for (const { value } of valuesOf(part, name)) {
        rule(!/(^|[^\\])(\\\\)*([,;]|\\[^\\,;nN])/.test(value), '3.3.11', `text of ${name}`);
      }
    }
  }
  const zones = object.parts.filter(({ name }) => name === 'VTIMEZONE');
  for (const zone of zones) {
    once(zone, 'TZID', /./, '3.6.5');
    rule(zone.parts.length > 0, '3.6.5', 'STANDARD or DAYLIGHT');
    for (const part of zone.parts) {
      once(part, 'DTSTART', LOCAL, '3.6.5');
      once(part, 'TZOFFSETFROM', /^[+-]\d{4}(\d\d)?$/, '3.8.3.3');
      once(part, 'TZOFFSETTO', /^[+-]\d{4}(\d\d)?$/, '3.8.3.4');
    }
  }
  const defined = zones.flatMap((zone) => valuesOf(zone, 'TZID').map(({ value }) => value));
  const entries = object.parts.filter(({ name }) => name === 'VEVENT');
  const ids = entries.flatMap((entry) => valuesOf(entry, 'UID').map(({ value }) => value));
  rule(new Set(ids).size === ids.length, '3.8.4.7', 'UID is unique');
  for (const entry of entries) {
    once(entry, 'UID', /^\S+@\S+$/, '3.8.4.7');
    once(entry, 'DTSTAMP', UTC, '3.8.7.2');
    const [start, end] = ['DTSTART', 'DTEND'].map((name) => valuesOf(entry, name)[0]);
    const isDay = start?.parameters === ';VALUE=DATE';
    const zone = /^;TZID=(.*)$/.exec(start?.parameters ?? '')?.[1];
    once(entry, 'DTSTART', isDay ? DAY : zone === undefined ? UTC : LOCAL, '3.8.2.4');
    rule(zone === undefined || defined.includes(zone), '3.2.19', `${String(zone)} is defined`);
    rule(
      end === undefined || (end.parameters === start?.parameters && end.value > start.value),
      '3.8.2.2',
      'DTEND',
    );
    for (const { value } of valuesOf(entry, 'RRULE')) {
      const parts = value.split(';').map((part) => part.split('=')[0]);
      rule(parts.includes('FREQ') && new Set(parts).size === parts.length, '3.3.10', value);
      rule(!(parts.includes('UNTIL') && parts.includes('COUNT')), '3.3.10', value);
    }
  }
  return found;
}

describe.each([...CALENDARS])('%s', (_name, calendar) => {
  it('keeps the rules of RFC 5545', () => {
    expect(violationsOf(calendar)).toEqual([]);
  });

  it('has the same entries for a second parser', () => {
    const second = convertIcsCalendar(undefined, calendar).events ?? [];
    const first = new ICAL.Component(ICAL.parse(calendar) as unknown[])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    expect(
      second.map(({ uid, summary, location, description }) => [
        uid,
        summary,
        location ?? null,
        description,
      ]),
    ).toEqual(
      first.map(({ uid, summary, location, description }) => [uid, summary, location, description]),
    );
    expect(
      second.map(({ start: { type, date, local } }) => [
        type ?? 'DATE-TIME',
        (local?.date ?? date).toISOString().slice(0, type === 'DATE' ? 10 : 19),
      ]),
    ).toEqual(
      first.map(({ startDate }) => [
        startDate.isDate ? 'DATE' : 'DATE-TIME',
        startDate.toString().slice(0, 19),
      ]),
    );
  });
});

it.each<[section: string, from: string | RegExp, to: string]>([
  ['3.1: ends of lines', '\r\nUID', '\nUID'],
  ['3.1: length of lines', 'SUMMARY:', `SUMMARY:${'x'.repeat(70)}`],
  ['3.4: one object', 'END:VEVENT', 'END:VTODO'],
  ['3.7.3: PRODID of VCALENDAR', /PRODID:.*\r\n/, ''],
  ['3.3.11: text of SUMMARY', 'SUMMARY:', 'SUMMARY:a, b'],
  ['3.6.5: STANDARD or DAYLIGHT', /BEGIN:DAYLIGHT[^]*?END:STANDARD\r\n/, ''],
  ['3.8.3.4: TZOFFSETTO of DAYLIGHT', /TZOFFSETTO:.*\r\n/, ''],
  ['3.2.19: America/Los_Angeles is defined', /BEGIN:VTIMEZONE[^]*?END:VTIMEZONE\r\n/, ''],
  ['3.8.4.7: UID of VEVENT', /UID:.*\r\n/, ''],
  ['3.8.4.7: UID is unique', /UID:.*\r\n/g, 'UID:one@example.org\r\n'],
  ['3.8.7.2: DTSTAMP of VEVENT', 'DTSTAMP:20260731T120000Z', 'DTSTAMP:20260731T120000'],
  ['3.8.2.4: DTSTART of VEVENT', /DTSTART;TZID=[^:]*:(\S+)/, 'DTSTART:$1'],
])('a calendar that breaks %s is found out', (rule, from, to) => {
  expect(violationsOf(OF_ALL_MEETINGS.replace(from, to))).toContain(rule);
});

describe('meetings in summer and in winter', () => {
  const calendar = convertIcsCalendar(undefined, OF_ALL_MEETINGS);
  const until = new Date('2027-12-31');
  const root = new ICAL.Component(ICAL.parse(OF_ALL_MEETINGS) as unknown[]);
  const zones = root.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));

  /** What the first parser makes of the rule of an entry, as instants. */
  function firstReading(uid: string): string[] {
    const component = root
      .getAllSubcomponents('vevent')
      .find((entry) => entry.getFirstPropertyValue('uid') === uid);
    const dates = [];
    for (const iterator = new ICAL.Event(component).iterator(); ;) {
      const at = iterator.next();
      at.zone = zones.find(({ tzid }) => tzid === at.zone.tzid) ?? ICAL.Timezone.utcTimezone;
      if (at.toJSDate() > until) {
        return dates;
      }
      dates.push(at.toJSDate().toISOString());
    }
  }

  it.each((calendar.events ?? []).map((entry) => [entry.uid, entry] as const))(
    '%s is at the same instants for both parsers, and at its hour in its zone',
    (uid, { start, recurrenceRule }) => {
      const { date, timezone } = start.local ?? { date: start.date, timezone: 'UTC' };
      const ofDay = date.getTime() % 86_400_000;
      const offsetAt = (local: number) =>
        timezone === 'UTC'
          ? 0
          : (getTimezoneObjectOffset(new Date(local), timezone, calendar.timezones)?.milliseconds ??
            Number.NaN);
      const days = recurrenceRule
        ? extendByRecurrenceRule(recurrenceRule, { start: date, end: until })
        : [];
      const second = [
        ...new Set(
          [date, ...days].map((day) => Math.floor(day.getTime() / 86_400_000) * 86_400_000 + ofDay),
        ),
      ].map((local) => new Date(local - offsetAt(local)).toISOString());
      const first = firstReading(uid);
      expect(second).toEqual(first);
      const { rule } = all.find(({ id }) => uid === `${id}@example.org`) ?? {};
      const hours = first.map((instant) =>
        new Date(instant).toLocaleTimeString('en-GB', {
          timeZone: rule?.zone,
          hour: '2-digit',
          minute: '2-digit',
        }),
      );
      expect(new Set(hours)).toEqual(new Set([rule?.time]));
    },
  );

  it('have another hour in UTC where their zone has summer time', () => {
    const toc = firstReading('toc-public@example.org').map((instant) => instant.slice(11, 16));
    expect(new Set(toc)).toEqual(new Set(['15:00', '16:00']));
  });
});
