import { describe, expect, it } from 'vitest';
import { checkLog, historyIn, type IncidentLog } from './log';

const LOG: IncidentLog = {
  reviews: [
    { date: '2026-11-23', incidents: ['xz'] },
    { date: '2026-11-22', incidents: ['xz', 'rc'] },
  ],
  changes: [
    { date: '2026-11-22', incidents: ['xz', 'rc'], change: 'Dates added.' },
    { date: '2026-11-24', incidents: ['xz'], change: 'Window corrected.' },
  ],
};

describe('historyIn', () => {
  it('gives the last days, and the changes of the entry alone, the latest first', () => {
    expect(historyIn(LOG, 'xz', '2026-11-21')).toEqual({
      modified: '2026-11-24',
      reviewed: '2026-11-23',
      changes: [
        { date: '2026-11-24', change: 'Window corrected.' },
        { date: '2026-11-22', change: 'Dates added.' },
      ],
    });
  });

  it('takes the day of the addition for an entry that never changed', () => {
    const history = { modified: '2026-11-21', reviewed: null, changes: [] };
    expect(historyIn(LOG, 'new', '2026-11-21')).toEqual(history);
  });
});

it('names entries that do not exist, and days before their addition or to come', () => {
  const added = new Map([['xz', { data: { added: '2026-11-23' } }]]);
  expect(checkLog(LOG, added, '2026-11-23').map(({ field, reason }) => [field, reason])).toEqual([
    ['reviews[1].incidents', '"xz" was added later, on 2026-11-23'],
    ['reviews[1].incidents', '"rc" is not an entry'],
    ['changes[0].incidents', '"xz" was added later, on 2026-11-23'],
    ['changes[0].incidents', '"rc" is not an entry'],
    ['changes[1].date', '2026-11-24 lies in the future'],
  ]);
});
