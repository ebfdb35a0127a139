import { describe, expect, it } from 'vitest';
import { toAnalysis } from './analysis';
import { testRecord } from './testCatalog';

const guide = { title: 'Hygiene', url: 'https://example.org/hygiene' };
const RECORDS = [
  testRecord('old', { date: '1999', vectors: ['toolchain'], dwellDays: { least: 400, most: 765 } }),
  testRecord('new', { date: '2024-05', dwellDays: { least: 0, most: 0 }, guides: [guide] }),
  testRecord('vague', { date: '2024', dwellDays: { least: 3, most: 40 } }),
  testRecord('unknown', { date: '2023' }),
];
const analysis = toAnalysis(RECORDS);

describe('toAnalysis', () => {
  it('counts vectors by year, the early years together, the most frequent first', () => {
    expect(analysis.vectors).toMatchObject({
      columns: ['To 2014', '2023', '2024'],
      rows: [
        { label: 'Account takeover', counts: [0, 1, 2] },
        { label: 'Toolchain or development kit', counts: [1, 0, 0] },
      ],
    });
  });

  it('puts a dwell time into a class only if the dates are exact enough, and says how many are not', () => {
    expect(analysis.dwell.rows.map(({ counts }) => counts[0])).toEqual([1, 0, 0, 0, 0, 1]);
    expect(analysis.dwell.note).toBe(
      'Both dates are known of 3 of 4 incidents; 1 of these are not known exactly enough for one class. Half of the 3 were noticed within 22 days.',
    );
  });

  it('leaves out ecosystems with few incidents', () => {
    expect(analysis.ecosystems.rows.map(({ label }) => label)).toEqual(['npm']);
    expect(toAnalysis(RECORDS.slice(0, 2)).ecosystems.rows).toEqual([]);
  });

  it('counts who noticed, and what each guide would have stopped', () => {
    expect(analysis.discovery.rows).toEqual([{ label: 'User or outside developer', counts: [4] }]);
    expect(analysis.guides.rows).toEqual([{ label: 'Hygiene', counts: [1] }]);
  });
});
