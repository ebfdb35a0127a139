import { describe, expect, it } from 'vitest';
import {
  announcementFor,
  dateText,
  shortNameOf,
  timeLeft,
  whereOf,
  type DatedRecord,
} from './describe';
import { timeTo } from './select';
import { testDeadline, testEvent } from './testEvents';

const event: DatedRecord = { kind: 'event', name: 'A', start: '2027-03-15', end: '2027-03-18' };
const deadline: DatedRecord = { kind: 'deadline', name: 'B', end: '2026-12-02' };

describe('dateText', () => {
  it('is true before and after the day', () => {
    expect(dateText(deadline, 'sentence', '2026-12-02')).toBe('closes on December 2, 2026');
    expect(dateText(deadline, 'sentence', '2026-12-03')).toBe('closed on December 2, 2026');
    expect(dateText(event, 'sentence', '2027-03-18')).toBe('takes place from March 15 to 18, 2027');
    expect(dateText(event, 'sentence', '2027-03-19')).toBe('took place from March 15 to 18, 2027');
  });

  it('gives the days alone, and says of days ahead that they are not confirmed', () => {
    expect(dateText(event, 'days', '2027-01-01')).toBe('March 15 to 18, 2027');
    const expected = { ...deadline, certainty: 'expected' } as const;
    expect(dateText(expected, 'days', '2026-12-02')).toBe('December 2, 2026 (expected)');
    expect(dateText(expected, 'days', '2026-12-03')).toBe('December 2, 2026');
  });

  it('gives the month in which a day is expected, and in the end what was expected', () => {
    const travel = { kind: 'deadline', name: 'D', month: '2027-01' } as const;
    expect(dateText(travel, 'sentence', '2027-01-31')).toBe('is expected to close in January 2027');
    expect(dateText(travel, 'sentence', '2027-02-01')).toBe(
      'was expected to close in January 2027',
    );
    expect(dateText(travel, 'days', '2026-11-28')).toBe('January 2027 (expected)');
  });

  it('says that a day is not known', () => {
    const unknown = { kind: 'event', name: 'C' } as const;
    expect(dateText(unknown, 'sentence', '2027-01-01')).toBe('has no day known here');
  });
});

const form = testDeadline({ closes: '2026-12-02' });
it.each([
  [timeLeft(form, '2026-11-25'), '7 days left'],
  [timeLeft(form, '2026-12-01'), '1 day left'],
  [timeLeft(form, '2026-12-02'), 'last day'],
  [timeLeft({ ...form, opens: '2026-11-20' }, '2026-11-19'), 'opens November 20'],
  [timeLeft({ ...form, opens: '2026-11-20' }, '2026-11-25'), '7 days left'],
  [
    timeLeft({ ...form, closes: '2027-01-02', opens: '2026-12-20' }, '2026-11-19'),
    'opens December 20, 2026',
  ],
  [timeTo('2027-03-15', '2026-11-25'), 'in 110 days'],
  [timeTo('2027-03-15', '2027-03-14'), 'tomorrow'],
  [timeTo('2027-03-15', '2027-03-16'), 'now'],
])('what matters of a day ahead is counted, %s', (text, expected) => {
  expect(text).toBe(expected);
});

describe('shortNameOf', () => {
  it('leaves out the name of the event at the end, and nothing else', () => {
    const short = (name: string) => shortNameOf(testDeadline({ name }), testEvent());
    expect(short('Travel funding, Europe 2027')).toBe('Travel funding');
    expect(short('Call for proposals, KubeCon + CloudNativeCon Europe 2027')).toBe(
      'Call for proposals',
    );
    expect(short('Travel funding, Japan 2026')).toBe('Travel funding, Japan 2026');
    expect(short('Maintainer Track')).toBe('Maintainer Track');
  });
});

describe('announcementFor', () => {
  it('names event, place, days and register link of the next KubeCon @spec:announcement', () => {
    const bar = announcementFor([testEvent()], '2026-11-21');
    expect(bar).toEqual({
      id: 'event-kubecon-eu-2027',
      lastDay: '2027-03-18',
      content:
        '<strong>KubeCon + CloudNativeCon Europe 2027</strong>, Barcelona, Spain, March 15 to 18, 2027 <a href="https://example.org/register/">Register<span class="sr-only"> for KubeCon + CloudNativeCon Europe 2027</span></a>',
    });
  });

  it('changes its identifier with the event, so that a closed bar comes back @spec:bar-identifier', () => {
    const next = testEvent({ id: 'kubecon-na-2027', start: '2027-11-01', end: '2027-11-04' });
    expect(announcementFor([next, testEvent()], '2027-03-18')?.id).toBe('event-kubecon-eu-2027');
    expect(announcementFor([next, testEvent()], '2027-03-19')?.id).toBe('event-kubecon-na-2027');
  });

  it('is absent when no KubeCon is planned', () => {
    expect(announcementFor([testEvent()], '2027-03-19')).toBeUndefined();
    expect(announcementFor([testEvent({ series: 'other' })], '2026-11-21')).toBeUndefined();
  });

  it('escapes what it takes from the data', () => {
    const bar = announcementFor([testEvent({ name: 'A <b> & "c"' })], '2026-11-21');
    expect(bar?.content).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
  });
});

it.each([
  [{}, 'Barcelona, Spain'],
  [{ city: undefined }, 'Spain'],
  [{ kind: 'virtual' }, 'online'],
  [{ city: undefined, country: undefined }, undefined],
  [{ venue: 'Hall 1' }, 'Hall 1, Barcelona, Spain'],
  [{ venue: 'Hall Barcelona' }, 'Hall Barcelona, Spain'],
] as const)('where an event with %j takes place is %j', (over, where) => {
  expect(whereOf(testEvent(over))).toBe(where);
});
