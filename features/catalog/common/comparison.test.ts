import { describe, expect, it } from 'vitest';
import { testRecord } from '../node/testRecord';
import { compareRecords } from './comparison';

const A = testRecord('a', {
  dates: { compromised: { date: '2024-02' }, disclosed: { date: '2024-03-28' } },
  dwellDays: { least: 3, most: 40 },
  exposure: { start: '2024-02-24', hours: { least: 792, most: 840 } },
  vectors: ['social-engineering', 'account-takeover'],
});
const B = testRecord('b', {
  dwellDays: { least: 1, most: 1 },
  exposure: { start: '2024-02-24', hours: { least: 5, most: 5 } },
  ecosystems: ['pypi'],
});

describe('compareRecords', () => {
  const rows = new Map(compareRecords([A, B]).map(({ name, ...row }) => [name, row]));

  it('puts values side by side, in words', () => {
    expect(rows.get('Happened')?.values).toEqual([['February 2024'], ['2024']]);
    expect(rows.get('Time unnoticed')?.values).toEqual([['3 to 40 days'], ['1 day']]);
    expect(rows.get('Time exposed')?.values).toEqual([['33 to 35 days'], ['5 hours']]);
    expect(rows.get('Vector')?.values[0]).toEqual(['Social engineering', 'Account takeover']);
  });

  it('tells what all have, and nothing of one alone', () => {
    expect(rows.get('Vector')?.shared).toEqual(['Account takeover']);
    expect(rows.get('Ecosystem')?.shared).toEqual([]);
    expect(compareRecords([A]).flatMap(({ shared }) => shared)).toEqual([]);
  });

  it('puts first in what they differ', () => {
    const differs = compareRecords([A, B]).map((row) => row.differs);
    expect(differs).toEqual([...differs].sort((a, b) => Number(b) - Number(a)));
    expect(rows.get('Ecosystem')?.differs).toBe(true);
    expect(rows.get('Nature')?.differs).toBe(false);
  });

  it('names packages as their users do', () => {
    const packages = [{ purl: 'pkg:npm/%40scope/name' }, { purl: 'pkg:maven/org.example/tool' }];
    const [row] = compareRecords([testRecord('c', { packages })]).filter(
      ({ name }) => name === 'Packages',
    );
    expect(row?.values).toEqual([['@scope/name (npm)', 'org.example/tool (maven)']]);
  });

  it('leaves out what none of them has', () => {
    expect([...rows.keys()]).not.toContain('Discovered');
    expect([...rows.keys()]).not.toContain('Packages');
  });
});
