import { describe, expect, it } from 'vitest';
import { events } from '..';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkCollection } from '#platform/collections/node/contribution';
import { outlineOf } from '#platform/content/node/outline';
import { testPage, testSite } from '#platform/content/node/testSite';
import { nextOf } from '../common/describe';
import type { EventsData } from '../common/schema';
import { testDeadline, testEvent, testExpected } from '../common/testEvents';
import {
  agingEvents,
  checkEventDates,
  checkLists,
  deadlines,
  events as collection,
  loadEvents,
  recordsNamed,
  remarkEventDates,
} from './collections';

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

  it.each([
    ['', 'closes: is missing'],
    ['closes: "2027-01-02", month: "2027-01", certainty: expected, because: x', 'month: is given'],
    ['month: "2027-01"', 'certainty: is missing for a month'],
    ['month: "2027-1", certainty: expected, because: x', 'month: "2027-1" is not a month'],
  ])('refuses a deadline with { %s }', (fields, problem) => {
    const problems = yaml('  []', `deadlines:\n  - { id: d, name: D, series: other, ${fields} }`);
    expect(problems.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      expect.stringContaining(`deadlines[0].${problem}`),
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

const INDIA = { id: 'kubecon-india-2026', name: 'KubeCon + CloudNativeCon India 2026' };
const FORM = { id: 'kubecon-eu-2027-projects', name: 'Project opportunities, Europe 2027' };
const DATA: EventsData = {
  events: [testEvent(), testEvent({ ...INDIA, start: '2026-06-18', end: '2026-06-19' })],
  deadlines: [testDeadline({ ...FORM, closes: '2026-12-02' })],
};

describe('the next edition', () => {
  it('is the soonest that is not over, and in the end none', () => {
    const editions = recordsNamed({ next: 'kubecon' }, DATA);
    expect(nextOf(editions, '2026-06-19')?.end).toBe('2026-06-19');
    expect(nextOf(editions, '2026-06-20')?.end).toBe('2027-03-18');
    expect(nextOf(editions, '2027-03-19')).toBeUndefined();
  });
});

it('gives a page the records that it shows, and no others', () => {
  const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });
  const node = {
    type: 'mdxJsxTextElement',
    name: 'EventDate',
    attributes: [attribute('id', 'kubecon-eu-2027-projects'), attribute('form', 'days')],
  };
  remarkEventDates({ load: () => DATA })({ type: 'root', children: [node] } as never);
  expect(node.attributes.map(({ name, value }) => [name, value])).toEqual([
    ['form', 'days'],
    [
      'records',
      '[{"kind":"deadline","name":"Project opportunities, Europe 2027","end":"2026-12-02"}]',
    ],
  ]);
});

describe('checkEventDates', () => {
  const problems = (body: string, kind: 'doc' | 'post' = 'doc') => {
    const file = testPage(body, { kind });
    return checkEventDates(file, outlineOf(file).components, DATA);
  };

  it('refuses an unknown id, in posts too', () => {
    expect(problems('A\n<EventDate id="nowhere" />', 'post')).toMatchObject([
      { line: 6, reason: '"nowhere" is not an event or deadline in data/events.yaml' },
    ]);
    expect(problems('<EventDate id="kubecon-eu-2027" form="days" />')).toEqual([]);
    expect(problems('<EventDate next="kubecon" />')).toEqual([]);
  });

  it.each([
    'KubeCon is on March 15 to 18, 2027.',
    'KubeCon begins on March 15, 2027.',
    'The form for Europe is open until December 2, 2026.',
    '| Europe | 2026-12-02 |',
  ])('refuses the day of a known event in the text of a doc: %s', (text) => {
    expect(problems(text)).toMatchObject([{ field: 'date', line: 5 }]);
    expect(problems(text, 'post')).toEqual([]);
  });

  it('accepts the same day of something else', () => {
    expect(problems('The policy was changed on December 2, 2026.')).toEqual([]);
  });
});

it('names the line of a list whose series or offer does not exist', () => {
  const problems = (body: string) => checkLists({ files: [testPage(body)], outlineOf });
  expect(problems('<EventList />\n\n<DeadlineList series="kubecon" />')).toEqual([]);
  expect(problems('Text.\n\n<EventList series="nope" />')).toMatchObject([
    { line: 7, field: '<EventList> series', reason: '"nope" is not known' },
  ]);
  expect(problems('<DeadlineList offer="pavilion" />')).toEqual([]);
  expect(problems('<DeadlineList offer="kiosk" />')).toMatchObject([
    { line: 5, field: '<DeadlineList> offer', reason: '"kiosk" is not known' },
  ]);
});

const call = { id: 'call', name: 'Call', start: undefined, end: undefined, until: '2026-12-31' };
const AGING: EventsData = {
  events: [testEvent(), testEvent({ ...call, series: 'other' })],
  deadlines: [testDeadline({ name: 'Form', closes: '2026-12-02' })],
};

it('names what ends within the days asked for, and nothing that is over', () => {
  expect(agingEvents(AGING, '2026-12-02', 30)).toEqual([
    '"Form" is over after 2026-12-02.',
    '"Call" is over after 2026-12-31.',
  ]);
  expect(agingEvents(AGING, '2026-12-01', 0)).toEqual([]);
});

it('asks for the day of what is expected once its month is near, until it is there', () => {
  const asked = [
    '"Travel funding, Europe 2027" is expected in 2027-01: look whether its day is out.',
  ];
  const data = { ...AGING, events: [testEvent()], deadlines: [testExpected()] };
  const found = (today: string) =>
    agingEvents(data, today, 7).filter((problem) => problem.includes('expected'));
  expect(found('2026-12-24')).toEqual([]);
  expect(found('2026-12-25')).toEqual(asked);
  expect(found('2027-03-01')).toEqual(asked);
});

it('says that no KubeCon or no deadline lies ahead', () => {
  expect(agingEvents(AGING, '2027-01-01', 30)).toEqual(['No deadline is coming up.']);
  expect(agingEvents(AGING, '2027-03-19', 30)).toEqual([
    'No KubeCon + CloudNativeCon is coming up.',
    'No deadline is coming up.',
  ]);
});
