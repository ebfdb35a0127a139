import { describe, expect, it } from 'vitest';
import { dateText, nextOf, type DatedRecord } from '../common/dateText';
import { outlineOf } from '#platform/content/node/outline';
import { testPage } from '#platform/content/node/testSite';
import type { EventsData } from '../common/schema';
import { testDeadline, testEvent } from '../common/testEvents';
import { checkEventDates, checkLists, recordsNamed, remarkEventDates } from './eventDates';

const INDIA = { id: 'kubecon-india-2026', name: 'KubeCon + CloudNativeCon India 2026' };
const FORM = { id: 'kubecon-eu-2027-projects', name: 'Project opportunities, Europe 2027' };
const DATA: EventsData = {
  events: [testEvent(), testEvent({ ...INDIA, start: '2026-06-18', end: '2026-06-19' })],
  deadlines: [testDeadline({ ...FORM, closes: '2026-12-02' })],
};

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

  it('says that a day is not known', () => {
    const unknown = { kind: 'event', name: 'C' } as const;
    expect(dateText(unknown, 'sentence', '2027-01-01')).toBe('has no day known here');
  });
});

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
