import { describe, expect, it } from 'vitest';
import { dwellDays, exposureHours } from './collection';
import { historyIn, NOTHING_BESIDE, toRecords, type Doc, type IncidentLog } from './records';
import { testIncident } from './testCatalog';

const doc = (title: string, date?: string): Doc => ({
  id: `catalog/${(date ?? '').slice(0, 4)}/${title}`,
  title,
  description: `About ${title}`,
  permalink: `/catalog/${title}`,
  frontMatter: date
    ? {
        incident: testIncident({
          dateKind: 'compromised',
          dates: { compromised: { date }, disclosed: { date } },
          references: [
            { title: 'A report', url: 'https://example.org/report', type: 'primary' },
            { title: 'Another', url: 'https://blog.example.org/other', type: 'press' },
          ],
        }),
      }
    : {},
});

describe('toRecords', () => {
  it('leaves out an incident that an edit broke', () => {
    expect(toRecords([{ ...doc('a', '2024'), frontMatter: { incident: {} } }], '')).toEqual([]);
  });
});

describe('packages', () => {
  it('are those of the front matter, and those of the list after them', () => {
    const entry = doc('a', '2024');
    const [rc, coa] = [{ purl: 'pkg:npm/rc' }, { purl: 'pkg:npm/coa' }];
    Object.assign(entry.frontMatter.incident as object, {
      packages: [rc],
      packageList: { complete: true, date: '2024-01-02' },
    });
    const lists = new Map([
      ['a', [coa]],
      ['b', [{ purl: 'pkg:npm/other' }]],
    ]);
    expect(toRecords([entry, doc('c', '2023')], '', { ...NOTHING_BESIDE, lists })).toMatchObject([
      { packages: [rc, coa], packageList: { complete: true, date: '2024-01-02' } },
      { packages: [], packageList: null },
    ]);
  });
});

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

describe('dwellDays', () => {
  const days = (compromised: string, detected: string) =>
    dwellDays({
      compromised: { date: compromised },
      detected: { date: detected },
      disclosed: { date: detected },
    });

  it.each([
    ['2024-02-24', '2024-03-28', 33, 33],
    ['2024-03-28', '2024-03-28', 0, 0],
    ['2024-02', '2024-03-01', 1, 29],
    ['2023', '2024', 1, 730],
    ['2024', '2024', 0, 365],
  ])('from %s to %s are %i to %i days', (compromised, detected, least, most) => {
    expect(days(compromised, detected)).toEqual({ least, most });
  });

  it('are unknown if a date is missing or the notice came first', () => {
    expect(dwellDays({ disclosed: { date: '2024' } })).toBeNull();
    expect(days('2021-12-01', '2021-11-24')).toBeNull();
  });
});

describe('exposureHours', () => {
  it.each([
    ['2024-12-03T15:20', '2024-12-03T20:25', 5.1, 5.1],
    ['2017-10-19', '2017-10-19', 0, 24],
    ['2024-12-04T20:51', '2024-12-07', 51.2, 75.2],
  ])('from %s to %s are %f to %f hours', (start, end, least, most) => {
    expect(exposureHours({ start, end })).toEqual({ least, most });
  });

  it('are those of the source where it states them, and unknown without an end', () => {
    expect(exposureHours({ start: '2021-04-20', end: '2021-04-22', hours: 28 })).toEqual({
      least: 28,
      most: 28,
    });
    expect(exposureHours({ start: '2026-04-29T09:55' })).toBeNull();
  });
});
