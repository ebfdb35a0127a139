import { describe, expect, it } from 'vitest';
import { announcementFor } from './announcement';
import { loadEvents, parseEvents } from './load';
import type { CommunityEvent, Deadline } from './schema';
import { deadlinesOf, groupDeadlines, groupEvents, nextKubeCon, placeOf, whereOf } from './select';

const event = (over: Partial<CommunityEvent> = {}): CommunityEvent => ({
  id: 'kubecon-eu-2027',
  name: 'KubeCon + CloudNativeCon Europe 2027',
  kind: 'conference',
  series: 'kubecon',
  start: '2027-03-15',
  end: '2027-03-18',
  city: 'Barcelona',
  country: 'Spain',
  url: 'https://example.org/',
  registerUrl: 'https://example.org/register/',
  ...over,
});

const deadline = (over: Partial<Deadline> = {}): Deadline => ({
  id: 'cfp',
  name: 'Call for proposals',
  kind: 'deadline',
  series: 'kubecon',
  closes: '2026-10-11',
  ...over,
});

const yaml = (event: string, rest = 'deadlines: []') =>
  parseEvents(`events:\n${event}\n${rest}\n`, 'data/events.yaml').problems;

describe('parseEvents', () => {
  it('finds nothing wrong in the events of this site', () => {
    expect(loadEvents('.').problems).toEqual([]);
    expect(loadEvents('.').data.events.length).toBeGreaterThan(10);
  });

  it('reports every problem of the file at once, with field and remedy', () => {
    const problems = yaml(
      [
        '  - { id: a, name: A, kind: party, series: kubecon, start: "2026-02-30", end: "2026-03-01" }',
        '  - { id: B b, name: "", kind: call, series: other, url: "http://example.org" }',
      ].join('\n'),
    );
    expect(problems.map(({ field, reason, remedy }) => `${field}: ${reason} | ${remedy}`))
      .toMatchInlineSnapshot(`
        [
          "events[0].kind: is not a known kind | Use conference, maintainer-summit, virtual or call.",
          "events[0].start: "2026-02-30" is not a day of the calendar | Write it as "YYYY-MM-DD", for example "2027-03-15".",
          "events[1].id: "B b" is not a slug | Use lower-case letters, digits and single hyphens.",
          "events[1].name: is empty | Write the text, or remove the field.",
          "events[1].url: "http://example.org" is not an https address | Write the whole address, starting with https://.",
        ]
      `);
  });

  it('refuses an end before the start, and one day without the other', () => {
    const backwards = yaml(
      '  - { id: a, name: A, kind: call, series: other, start: "2026-03-02", end: "2026-03-01" }',
    );
    expect(backwards[0]).toMatchObject({ field: 'events[0].end' });
    const half = yaml('  - { id: a, name: A, kind: call, series: other, start: "2026-03-02" }');
    expect(half[0]?.reason).toBe('is missing although the other day is given');
  });

  it('refuses an unknown field, a duplicate id and a deadline of an unknown event', () => {
    const problems = yaml(
      '  - { id: a, name: A, kind: call, series: other, town: X }',
      'deadlines: []',
    );
    expect(problems[0]).toMatchObject({
      field: 'events[0].town',
      reason: 'is not a known field',
    });
    const references = yaml(
      '  - { id: a, name: A, kind: call, series: other }',
      'deadlines:\n  - { id: a, name: D, series: other, closes: "2026-01-01", event: nowhere }',
    );
    expect(references.map((problem) => problem.reason)).toEqual([
      '"a" is taken already by events[0].id',
      '"nowhere" is not the id of an event of this file',
    ]);
  });

  it('names the line of broken YAML', () => {
    const { problems } = parseEvents('events:\n  - id: "a\n', 'data/events.yaml');
    expect(problems[0]).toMatchObject({ file: 'data/events.yaml', field: 'YAML' });
    expect(problems[0]?.line).toBeGreaterThan(1);
  });
});

describe('groupEvents', () => {
  const events = [
    event({ id: 'old', start: '2025-01-01', end: '2025-01-02' }),
    event({ id: 'older', start: '2024-01-01', end: '2024-01-02' }),
    event({ id: 'later', start: '2028-01-01', end: '2028-01-02' }),
    event({ id: 'soon' }),
    event({ id: 'call', kind: 'call', series: 'other', start: undefined, end: undefined }),
  ];
  const ids = (list: CommunityEvent[]) => list.map(({ id }) => id);

  it('puts upcoming events soonest first and past ones latest first', () => {
    const groups = groupEvents(events, '2026-11-21');
    expect(ids(groups.upcoming)).toEqual(['soon', 'later']);
    expect(ids(groups.past)).toEqual(['old', 'older']);
    expect(ids(groups.undated)).toEqual(['call']);
  });

  it('keeps an event ahead through its last day', () => {
    expect(ids(groupEvents(events, '2027-03-18').upcoming)).toContain('soon');
    expect(ids(groupEvents(events, '2027-03-19').past)).toContain('soon');
  });

  it('can be narrowed to a series', () => {
    expect(ids(groupEvents(events, '2026-11-21', 'kubecon').undated)).toEqual([]);
  });
});

describe('groupDeadlines', () => {
  it('keeps a deadline open through its closing day', () => {
    const deadlines = [deadline(), deadline({ id: 'x', series: 'other', closes: '2027-01-01' })];
    expect(groupDeadlines(deadlines, '2026-10-11').open.map(({ id }) => id)).toEqual(['cfp', 'x']);
    expect(groupDeadlines(deadlines, '2026-10-12', 'kubecon')).toEqual({
      open: [],
      closed: [deadline()],
      milestones: [],
    });
  });

  it('sets milestones apart: nothing is due on their day', () => {
    const change = deadline({ id: 'change', kind: 'milestone', closes: '2026-07-01' });
    for (const today of ['2026-01-01', '2027-01-01']) {
      const { open, closed, milestones } = groupDeadlines([change], today);
      expect([open, closed, milestones]).toEqual([[], [], [change]]);
    }
  });
});

describe('deadlinesOf', () => {
  it('finds the deadlines of an event, soonest first', () => {
    const late = deadline({ id: 'late', event: 'kubecon-eu-2027', closes: '2026-12-01' });
    const soon = deadline({ id: 'soon', event: 'kubecon-eu-2027', closes: '2026-11-01' });
    const other = deadline({ event: 'kubecon-na-2026' });
    expect(deadlinesOf(event(), [late, other, soon])).toEqual([soon, late]);
  });
});

describe('announcementFor', () => {
  it('names event, place, days and register link of the next KubeCon', () => {
    const bar = announcementFor([event()], '2026-11-21');
    expect(bar).toEqual({
      id: 'event-kubecon-eu-2027',
      lastDay: '2027-03-18',
      content:
        '<strong>KubeCon + CloudNativeCon Europe 2027</strong> · Barcelona, Spain · 15 to 18 March 2027 <a href="https://example.org/register/">Register<span class="sr-only"> for KubeCon + CloudNativeCon Europe 2027</span></a>',
    });
  });

  it('changes its identifier with the event, so that a closed bar comes back', () => {
    const next = event({ id: 'kubecon-na-2027', start: '2027-11-01', end: '2027-11-04' });
    expect(announcementFor([event(), next], '2027-03-18')?.id).toBe('event-kubecon-eu-2027');
    expect(announcementFor([event(), next], '2027-03-19')?.id).toBe('event-kubecon-na-2027');
  });

  it('is absent when no KubeCon lies ahead', () => {
    expect(announcementFor([event()], '2027-03-19')).toBeUndefined();
    expect(announcementFor([event({ series: 'other' })], '2026-11-21')).toBeUndefined();
  });

  it('escapes what it takes from the data', () => {
    const bar = announcementFor([event({ name: 'A <b> & "c"' })], '2026-11-21');
    expect(bar?.content).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
  });
});

describe('nextKubeCon, placeOf and whereOf', () => {
  it('takes the soonest that has not ended', () => {
    const soon = event({ id: 'soon', start: '2026-12-01', end: '2026-12-02' });
    expect(nextKubeCon([event(), soon], '2026-11-21')?.id).toBe('soon');
  });
  it('tells the place in words', () => {
    expect(placeOf(event())).toBe('Barcelona, Spain');
    expect(placeOf(event({ city: undefined }))).toBe('Spain');
    expect(placeOf(event({ kind: 'virtual' }))).toBe('online');
    expect(placeOf(event({ city: undefined, country: undefined }))).toBeUndefined();
  });
  it('names venue and place, and the town once', () => {
    expect(whereOf(event({ venue: 'Hall 1' }))).toBe('Hall 1, Barcelona, Spain');
    expect(whereOf(event({ venue: 'Hall Barcelona' }))).toBe('Hall Barcelona, Spain');
    expect(whereOf(event({ city: undefined, country: undefined }))).toBeUndefined();
  });
});
