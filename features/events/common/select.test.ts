import { describe, expect, it } from 'vitest';
import type { CommunityEvent } from './schema';
import {
  bySize,
  deadlinesAhead,
  deadlinesOf,
  groupDeadlines,
  groupEvents,
  isSoon,
  yearFrom,
} from './select';
import { testDeadline, testEvent, testExpected } from './testEvents';

describe('groupEvents', () => {
  const list = [
    testEvent({ id: 'old', start: '2025-01-01', end: '2025-01-02' }),
    testEvent({ id: 'older', start: '2024-01-01', end: '2024-01-02' }),
    testEvent({ id: 'later', start: '2028-01-01', end: '2028-01-02' }),
    testEvent({ id: 'soon' }),
    testEvent({
      id: 'call',
      series: 'other',
      start: undefined,
      end: undefined,
      until: '2027-01-31',
    }),
  ];
  const ids = (found: CommunityEvent[]) => found.map(({ id }) => id);

  it('puts upcoming events soonest first and past ones latest first', () => {
    const groups = groupEvents(list, '2026-11-21');
    expect(ids(groups.upcoming)).toEqual(['soon', 'later']);
    expect(ids(groups.past)).toEqual(['old', 'older']);
    expect(ids(groups.undated)).toEqual(['call']);
  });

  it('lists an event without days as ahead only through the day that it names', () => {
    expect(ids(groupEvents(list, '2027-01-31').undated)).toEqual(['call']);
    const { undated, past } = groupEvents(list, '2027-02-01');
    expect([ids(undated), ids(past)]).toEqual([[], ['call', 'old', 'older']]);
  });

  it('can be narrowed to a series', () => {
    expect(ids(groupEvents(list, '2026-11-21', 'kubecon').undated)).toEqual([]);
  });
});

describe('bySize', () => {
  it('sets the conferences and summits of the foundation apart, each list in its order', () => {
    const list = [
      testEvent({ id: 'kcd', series: 'other' }),
      testEvent({ id: 'a' }),
      testEvent({ id: 'b' }),
    ];
    expect(bySize(list).map((part) => part.map(({ id }) => id))).toEqual([['a', 'b'], ['kcd']]);
  });
});

describe('yearFrom', () => {
  it('has twelve months with the days ahead, those of deadlines when they close', () => {
    const year = yearFrom(
      '2026-11-26',
      [
        testEvent({ id: 'past', start: '2026-11-01', end: '2026-11-02' }),
        testEvent({ id: 'kubecon', series: 'kubecon', start: '2027-03-15', end: '2027-03-18' }),
      ],
      [testDeadline({ name: 'Call', closes: '2027-03-01' }), testExpected({ month: '2027-03' })],
    );
    expect([year[0]?.month, year.at(-1)?.month, year.length]).toEqual(['2026-11', '2027-10', 12]);
    expect(year.flatMap(({ days }) => days.map(({ day, to, kind }) => [day, to, kind]))).toEqual([
      ['2027-03', '#all-deadlines', 'expected'],
      ['2027-03-01', '#all-deadlines', 'deadline'],
      ['2027-03-15', '#kubecon', 'large'],
    ]);
  });
});

const NONE = { open: [], later: [], expected: [], closed: [], changes: [], pastChanges: [] };

describe('groupDeadlines', () => {
  it('keeps a deadline open through its closing day', () => {
    const deadlines = [
      testDeadline(),
      testDeadline({ id: 'x', series: 'other', closes: '2027-01-01' }),
    ];
    expect(groupDeadlines(deadlines, '2026-10-11').open.map(({ id }) => id)).toEqual(['cfp', 'x']);
    expect(groupDeadlines(deadlines, '2026-10-12', { series: 'kubecon' })).toEqual({
      ...NONE,
      closed: [testDeadline()],
    });
  });

  it('says that a call is open only from its first day on', () => {
    const call = testDeadline({ opens: '2027-01-06', closes: '2027-01-27' });
    expect(groupDeadlines([call], '2027-01-05')).toEqual({ ...NONE, later: [call] });
    expect(groupDeadlines([call], '2027-01-06')).toEqual({ ...NONE, open: [call] });
    expect(deadlinesAhead([call, testDeadline()], '2026-10-11')).toEqual([testDeadline(), call]);
  });

  it('expects what repeats each year through its month, and then tells nothing of it', () => {
    const travel = testExpected();
    expect(groupDeadlines([travel], '2026-11-28')).toEqual({ ...NONE, expected: [travel] });
    expect(groupDeadlines([travel], '2027-01-31')).toEqual({ ...NONE, expected: [travel] });
    expect(groupDeadlines([travel], '2027-02-01')).toEqual(NONE);
  });

  it('can be narrowed to what projects ask for', () => {
    const form = testDeadline({ id: 'form', offers: ['pavilion', 'pr-support'] });
    const groups = groupDeadlines([testDeadline(), form], '2026-10-01', { offer: 'pavilion' });
    expect(groups.open).toEqual([form]);
  });

  it('sets milestones apart: nothing is due on their day', () => {
    const change = testDeadline({ id: 'change', kind: 'milestone', closes: '2026-07-01' });
    expect(groupDeadlines([change], '2026-07-01')).toEqual({ ...NONE, changes: [change] });
    expect(groupDeadlines([change], '2026-07-02')).toEqual({ ...NONE, pastChanges: [change] });
  });
});

describe('deadlinesOf', () => {
  const late = testDeadline({ id: 'late', event: 'kubecon-eu-2027', closes: '2027-01-12' });
  const soon = testDeadline({ id: 'soon', event: 'kubecon-eu-2027', closes: '2026-11-01' });
  const other = testDeadline({ event: 'kubecon-na-2026' });
  const found = (today: string) =>
    deadlinesOf(testEvent(), [late, testExpected(), other, soon], today).map(
      ({ deadline, isOver }) => [deadline.id, isOver],
    );

  it('finds the deadlines of an event, soonest first, what is expected after the days of its month', () => {
    expect(found('2026-11-01')).toEqual([
      ['soon', false],
      ['late', false],
      ['travel', false],
    ]);
  });

  it('keeps what is over, but not what was expected', () => {
    expect(found('2027-02-01')).toEqual([
      ['soon', true],
      ['late', true],
    ]);
  });
});

it('calls soon what is less than two weeks ahead', () => {
  expect(isSoon('2026-12-12', '2026-11-28')).toBe(false);
  expect(isSoon('2026-12-11', '2026-11-28')).toBe(true);
});
