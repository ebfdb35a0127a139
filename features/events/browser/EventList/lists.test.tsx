import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { Window, type Element } from 'happy-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommunityEvent, Deadline, MeetingRow } from '../../common/schema';
import { testDeadline, testEvent, testExpected } from '../../common/testEvents';
import { DeadlineExplorer } from '../DeadlineExplorer';
import { DeadlineList } from '../DeadlineList';
import { EventDate } from '../EventDate';
import { Meetings } from '../Meetings';
import { EventList } from '.';

const state = vi.hoisted(() => ({
  today: '2026-11-28',
  events: [] as CommunityEvent[],
  deadlines: [] as Deadline[],
  meetings: [] as MeetingRow[],
}));

// The framework's parts are JSX in JavaScript files, which only its bundler reads.
vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('@theme/Heading', () => ({ default: 'h3' }));
vi.mock('@docusaurus/Head', () => ({ default: () => null }));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => null }) }));
vi.mock('@docusaurus/useBaseUrl', () => ({ default: (path: string) => path }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => false }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: { url: 'https://example.org', customFields: { today: state.today } },
  }),
}));
vi.mock('@docusaurus/router', () => ({
  useLocation: () => ({ pathname: '/events/', search: '', hash: '' }),
  useHistory: () => ({}),
}));
vi.mock('@generated/site-collections/default/events.json', () => ({ default: state.events }));
vi.mock('@generated/site-collections/default/deadlines.json', () => ({ default: state.deadlines }));
vi.mock('@generated/site-collections/default/meetings.json', () => ({ default: state.meetings }));

/** A page as its server renders it. */
function rendered(page: ReactNode) {
  const { body } = new Window().document;
  body.innerHTML = renderToStaticMarkup(page);
  return body;
}

const textOf = (element: Element | null): string | undefined =>
  element?.textContent.replace(/\s+/g, ' ').trim();

/** The parts of a page with their headings or folds, and the text of the rows in each. */
const regionsOf = (page: ReactNode): Record<string, (string | undefined)[]> =>
  Object.fromEntries(
    [...rendered(page).querySelectorAll('section')].map(
      (section): [string, (string | undefined)[]] => [
        section.getAttribute('aria-label') ?? '',
        [...section.querySelectorAll('li[class*=item]')].map(textOf),
      ],
    ),
  );

const data = (events: CommunityEvent[], deadlines: Deadline[]) => {
  state.events.splice(0, Infinity, ...events);
  state.deadlines.splice(0, Infinity, ...deadlines);
};

beforeEach(() => {
  state.today = '2026-11-28';
  data([], []);
});

describe('a list of deadlines', () => {
  const call = testDeadline({ id: 'a', name: 'Talks', opens: '2027-01-06', closes: '2027-01-27' });
  const form = testDeadline({ id: 'b', name: 'Form', closes: '2026-12-02', time: '23:59' });

  it('tells open ones from those that open later, those expected, and those that are over', () => {
    data([], [call, form, testExpected(), testDeadline()]);
    const regions = regionsOf(<DeadlineList />);
    expect(Object.keys(regions)).toEqual([
      'Open deadlines',
      'Not open yet',
      'Expected, not announced',
      'Closed deadlines',
    ]);
    expect(regions['Open deadlines']).toEqual([
      expect.stringMatching(/Form.*by December 2, 2026, 23:59 4 days left/),
    ]);
    expect(regions['Not open yet']).toEqual([
      expect.stringMatching(/Talks.*to January 27, 2027.*opens January 6$/),
    ]);
    expect(regions['Expected, not announced']).toEqual([
      expect.stringMatching(/^Jan\?2027Travel.*Expected why\?.*expected in January 2027$/),
    ]);
    expect(regions['Closed deadlines']).toEqual([expect.not.stringContaining('left')]);
  });

  it.each([
    ['2026-11-18', false],
    ['2026-11-19', true],
    ['2026-12-02', true],
  ])('on %s, says in the color of what is soon that it closes: %s', (today, isSoon) => {
    state.today = today;
    data([], [form]);
    const page = rendered(<DeadlineList />);
    expect(page.querySelector('strong[data-soon]') !== null).toBe(isSoon);
    expect(page.querySelector('li[data-near]') !== null).toBe(isSoon);
  });

  it('counts what is shown, and what is folded', () => {
    data([], [call, form, testExpected(), testDeadline()]);
    expect(textOf(rendered(<DeadlineExplorer />).querySelector('[role=status]'))).toBe(
      '2 dates ahead, 1 expected, 1 past',
    );
  });
});

describe('a list of events', () => {
  it('has what is ahead, then the undated, then the past', () => {
    const past = testEvent({ id: 'past', name: 'Past', start: '2026-11-01', end: '2026-11-02' });
    const call = testEvent({ id: 'call', name: 'Call', kind: 'call', until: '2026-12-31' });
    data([past, { ...call, start: undefined, end: undefined }, testEvent()], []);
    const regions = regionsOf(<EventList />);
    expect(regions['Upcoming events']?.[0]).toMatch(
      /Europe 2027Confirmed.*March 15 to 18, 2027, Barcelona, Spain in 107 days/,
    );
    expect(regions['Date unknown']?.[0]).toMatch(/^OpenCall/);
    expect(regions['Past events']?.[0]).toMatch(/^Nov1–22026Past/);
  });

  it('is in the color of what is soon for deadlines alone, and begins with what one can do', () => {
    state.today = '2027-03-10';
    const change = testDeadline({ id: 'b', event: 'kubecon-eu-2027', kind: 'milestone' });
    const form = testDeadline({ id: 'a', event: 'kubecon-eu-2027', closes: '2027-03-12' });
    data([testEvent()], [form, { ...change, closes: '2027-03-13' }]);
    const page = rendered(<EventList series="kubecon" />);
    expect([...page.querySelectorAll('[data-near], [data-soon]')].map(textOf)).toEqual([
      expect.stringMatching(/March 12, 2027.* left/),
      '2 days left',
    ]);
    expect(textOf(page.querySelector('li[id]'))).toMatch(/to calendar.*dates on the way/);
  });

  it('shows the deadlines of an event with what is expected, until its month is over', () => {
    data([testEvent()], [testExpected(), testDeadline({ event: 'kubecon-eu-2027' })]);
    const row = () => regionsOf(<EventList series="kubecon" />)['Upcoming events']?.[0];
    expect(row()).toContain('2 dates on the way there');
    expect(row()).toMatch(/October 11, 2026: Call for proposals, closed/);
    expect(row()).toContain('January 2027: Travel funding (expected)');
    state.today = '2027-02-01';
    expect(row()).toContain('1 date, all past');
    expect(row()).not.toContain('Travel funding');
  });
});

it('a page says in which month a day is expected', () => {
  const records = JSON.stringify([{ kind: 'deadline', name: 'T', month: '2027-01' }]);
  expect(renderToStaticMarkup(<EventDate records={records} />)).toBe(
    '<time dateTime="2027-01">is expected to close in January 2027</time>',
  );
});

it("the meetings of a group have their next date in their own time zone, until the reader's is known", () => {
  const meeting: MeetingRow = {
    id: 'toc',
    name: 'TOC meeting',
    group: 'toc',
    rhythm: 'First Tuesday',
    rule: { rrule: 'FREQ=MONTHLY;BYDAY=1TU', time: '08:00', zone: 'America/Los_Angeles' },
    calendar: 'https://example.org/calendar',
    source: 'https://example.org/source',
    asOf: '2026-06-30',
    next: ['2026-12-01T16:00:00.000Z'],
  };
  state.meetings.splice(0, Infinity, meeting, { ...meeting, id: 'x', group: 'tcg', next: [] });
  const html = renderToStaticMarkup(<Meetings group="toc" />);
  expect(html.replace(/\s/g, ' ')).toContain(
    '<li>TOC meeting, first Tuesday. Next: <time dateTime="2026-12-01T16:00:00.000Z">Tue, December 1 at 8:00 AM PST</time></li>',
  );
  expect(renderToStaticMarkup(<Meetings group="tcg" />)).toContain('See calendar');
});
