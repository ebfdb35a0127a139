import { describe, expect, it } from 'vitest';
import { events } from '..';
import { announcementFor } from '../common/announcement';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkCollection } from '#platform/collections/node/contribution';
import { deadlines, events as collection, loadEvents } from './collections';
import { testPage, testSite } from '#platform/content/node/testSite';
import type { CommunityEvent } from '../common/schema';
import { testDeadline, testEvent } from '../common/testEvents';
import {
  bySize,
  yearFrom,
  deadlinesOf,
  groupDeadlines,
  shortNameOf,
  timeLeft,
  timeTo,
  groupEvents,
  whereOf,
} from '../common/select';

/** The problems of a file, and of the text of one page. */
function problemsOf(file: string, body = '') {
  const siteDir = testFolder({ 'data/events.yaml': file });
  const site = testSite({ siteDir, files: [testPage(body)] });
  return [collection, deadlines].flatMap((one) => checkCollection(one, site));
}

const yaml = (event: string, rest = 'deadlines: []') => problemsOf(`events:\n${event}\n${rest}\n`);

describe('the file of events', () => {
  it('has events and deadlines on this site', () => {
    const { events, deadlines } = loadEvents('.');
    expect(events).not.toEqual([]);
    expect(deadlines).not.toEqual([]);
  });

  it('reports every problem of the file at once, with field and remedy', () => {
    const problems = yaml(
      [
        '  - { id: a, name: A, kind: party, series: kubecon, start: "2026-02-30", end: "2026-03-01" }',
        '  - { id: B b, name: "", kind: call, series: other, until: "2026-01-01", url: "http://example.org" }',
      ].join('\n'),
    );
    expect(problems.map(({ field, reason, remedy }) => `${field}: ${reason} | ${remedy}`))
      .toMatchInlineSnapshot(`
        [
          "events[0].kind: "party" is not a known kind | Use one of conference, maintainer-summit, virtual, call.",
          "events[0].start: "2026-02-30" is not a calendar day | Write it as "YYYY-MM-DD", for example "2027-03-15".",
          "events[1].id: "B b" is not a slug | Use lowercase letters, digits, and single hyphens.",
          "events[1].name: is empty | Write the text, or remove the field.",
          "events[1].url: "http://example.org" is not an https address | Write the whole address, starting with https://.",
        ]
      `);
  });

  it.each([
    ['start: "2026-03-02"', 'end: is missing although the other day is given'],
    ['note: x', 'until: is missing although no days are given'],
    [
      'start: "2026-01-01", end: "2026-01-02", until: "2026-01-03"',
      'until: is given although the days are known',
    ],
    [
      'until: "2026-01-03", certainty: announced',
      'because: is missing although the record is not confirmed',
    ],
    ['until: "2026-01-03", because: x', 'because: is given although the record is confirmed'],
  ])('refuses an event with %s', (fields, problem) => {
    const problems = yaml(`  - { id: a, name: A, kind: call, series: other, ${fields} }`);
    expect(problems.map(({ field, reason }) => `${field}: ${reason}`)).toContain(
      `events[0].${problem}`,
    );
  });

  it('holds rules between fields although other fields have problems', () => {
    const fields = (event: string, deadline: string) =>
      yaml(
        `  - { id: a, name: A, kind: party, series: kubecon, ${event} }`,
        `deadlines:\n  - { id: D d, name: D, series: other, ${deadline} }`,
      ).map(({ field }) => field);
    expect(
      fields(
        'start: "2026-03-02", end: "2026-03-01", because: x',
        'opens: "2026-02-01", closes: "2026-01-01", certainty: expected',
      ),
    ).toEqual([
      'events[0].kind',
      'events[0].end',
      'events[0].because',
      'deadlines[0].id',
      'deadlines[0].closes',
      'deadlines[0].because',
    ]);
    // But not between fields of which one is wrong by itself.
    expect(fields('start: soon, end: "2026-03-01"', 'opens: soon, closes: "2026-01-01"')).toEqual([
      'events[0].kind',
      'events[0].start',
      'deadlines[0].id',
      'deadlines[0].opens',
    ]);
  });

  it('refuses an id that an event and a deadline have', () => {
    const problems = yaml(
      '  - { id: a, name: A, kind: call, series: other, until: "2026-01-01" }',
      'deadlines:\n  - { id: a, name: D, series: other, closes: "2026-01-01" }',
    );
    expect(problems).toMatchObject([{ reason: '"a" is taken already by events[0].id' }]);
  });
});

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

it.each([
  [timeLeft('2026-12-02', '2026-11-25'), '7 days left'],
  [timeLeft('2026-12-02', '2026-12-01'), '1 day left'],
  [timeLeft('2026-12-02', '2026-12-02'), 'last day'],
  [timeTo('2027-03-15', '2026-11-25'), 'in 110 days'],
  [timeTo('2027-03-15', '2027-03-14'), 'tomorrow'],
  [timeTo('2027-03-15', '2027-03-16'), 'now'],
])('the days to go are counted, %s', (text, expected) => {
  expect(text).toBe(expected);
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
      [testDeadline({ name: 'Call', closes: '2027-03-01' })],
    );
    expect([year[0]?.month, year.at(-1)?.month, year.length]).toEqual(['2026-11', '2027-10', 12]);
    expect(year.flatMap(({ days }) => days.map(({ day, to, kind }) => [day, to, kind]))).toEqual([
      ['2027-03-01', '#all-deadlines', 'deadline'],
      ['2027-03-15', '#kubecon', 'large'],
    ]);
  });
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

describe('groupDeadlines', () => {
  it('keeps a deadline open through its closing day', () => {
    const deadlines = [
      testDeadline(),
      testDeadline({ id: 'x', series: 'other', closes: '2027-01-01' }),
    ];
    expect(groupDeadlines(deadlines, '2026-10-11').open.map(({ id }) => id)).toEqual(['cfp', 'x']);
    expect(groupDeadlines(deadlines, '2026-10-12', { series: 'kubecon' })).toEqual({
      open: [],
      closed: [testDeadline()],
      changes: [],
      pastChanges: [],
    });
  });

  it('can be narrowed to what projects ask for', () => {
    const form = testDeadline({ id: 'form', offers: ['pavilion', 'pr-support'] });
    const groups = groupDeadlines([testDeadline(), form], '2026-10-01', { offer: 'pavilion' });
    expect(groups.open).toEqual([form]);
  });

  it('sets milestones apart: nothing is due on their day', () => {
    const change = testDeadline({ id: 'change', kind: 'milestone', closes: '2026-07-01' });
    const none = { open: [], closed: [], changes: [], pastChanges: [] };
    expect(groupDeadlines([change], '2026-07-01')).toEqual({ ...none, changes: [change] });
    expect(groupDeadlines([change], '2026-07-02')).toEqual({ ...none, pastChanges: [change] });
  });
});

describe('deadlinesOf', () => {
  it('finds the deadlines of an event, soonest first', () => {
    const late = testDeadline({ id: 'late', event: 'kubecon-eu-2027', closes: '2026-12-01' });
    const soon = testDeadline({ id: 'soon', event: 'kubecon-eu-2027', closes: '2026-11-01' });
    const other = testDeadline({ event: 'kubecon-na-2026' });
    expect(deadlinesOf(testEvent(), [late, other, soon])).toEqual([soon, late]);
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

it('gives lists of events their names, days and places for the search', () => {
  const list = [testEvent(), testEvent({ id: 'other', name: 'Other', series: 'other' })];
  const siteDir = testFolder({
    'data/events.yaml': JSON.stringify({ events: list, deadlines: [testDeadline()] }),
  });
  const text = (component: string) =>
    events.search?.sections?.(siteDir)[component]?.({ series: 'kubecon' }, {})[0]?.text;
  expect(text('EventList')).toBe(
    'KubeCon + CloudNativeCon Europe 2027, March 15 to 18, 2027, Barcelona Spain',
  );
  expect(text('DeadlineList')).toBe('Call for proposals');
});

it('tells of a mistake in the data once, not of every page that names an event', () => {
  const problems = problemsOf('events: none\n', '<EventDate id="kubecon-eu-2027" />');
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['data/events.yaml']));
});
