import { expect, it } from 'vitest';
import type { EventsData } from '../common/schema';
import { testDeadline, testEvent } from '../common/testEvents';
import { agingEvents } from './aging';

const call = { id: 'call', name: 'Call', start: undefined, end: undefined, until: '2026-12-31' };
const DATA: EventsData = {
  events: [testEvent(), testEvent({ ...call, series: 'other' })],
  deadlines: [testDeadline({ name: 'Form', closes: '2026-12-02' })],
};

it('names what ends within the days asked for, and nothing that is over', () => {
  expect(agingEvents(DATA, '2026-12-02', 30)).toEqual([
    '"Form" is over after 2026-12-02.',
    '"Call" is over after 2026-12-31.',
  ]);
  expect(agingEvents(DATA, '2026-12-01', 0)).toEqual([]);
});

it('says that no KubeCon or no deadline lies ahead', () => {
  expect(agingEvents(DATA, '2027-01-01', 30)).toEqual(['No deadline is coming up.']);
  expect(agingEvents(DATA, '2027-03-19', 30)).toEqual([
    'No KubeCon + CloudNativeCon is coming up.',
    'No deadline is coming up.',
  ]);
});
