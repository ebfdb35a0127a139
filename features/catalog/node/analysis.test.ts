import { describe, expect, it } from 'vitest';
import { toAnalysis, toMeasures, toRegistries, toWaiting } from './analysis';
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

describe('toWaiting', () => {
  const hours = (least: number, most = least) => ({ start: '2024-01-01', hours: { least, most } });
  const packages = [{ purl: 'pkg:npm/a', range: 'vers:npm/1.0.0' }];

  it('has the attacks on registries by their hours, and how many have no end', () => {
    const { incidents, open } = toWaiting(
      [
        testRecord('long', { packages, exposure: hours(24, 72) }),
        testRecord('short', { packages, exposure: hours(2) }),
        testRecord('endless', { packages }),
        testRecord('flaw', { packages, exposure: hours(1), nature: 'vulnerability' }),
        testRecord('moved-tag', {
          packages: [{ purl: 'pkg:github/a/b', range: 'vers:generic/v1' }],
          exposure: hours(1),
        }),
      ],
      'https://example.org',
    );
    expect(incidents).toMatchObject([
      { name: 'short', permalink: '/catalog/short', registries: ['npm'], least: 2, most: 2 },
      { name: 'long', least: 24, most: 72 },
    ]);
    expect(open).toBe(1);
  });
});

it('names the incidents of which it is known what measures did', () => {
  const provenance = { signed: { value: 'yes', basis: 'reported', kind: 'provenance' } } as const;
  expect(
    toMeasures([testRecord('a', { provenance }), testRecord('b')], 'https://example.org'),
  ).toMatchObject([{ name: 'a', measures: provenance }]);
});

it('counts entries, those with a record, and packages of each registry', () => {
  const of = (...purls: string[]) => purls.map((purl) => ({ purl }));
  const registries = toRegistries([
    testRecord('a', {
      packages: of('pkg:npm/a@1.0.0', 'pkg:npm/a@2.0.0', 'pkg:npm/b'),
      identifiers: [{ id: 'MAL-2026-1', kind: 'OSV' }],
    }),
    testRecord('b', {
      packages: of('pkg:npm/a@3.0.0', 'pkg:pypi/c'),
      identifiers: [{ id: 'CVE-2026-1', kind: 'CVE' }],
    }),
  ]);
  expect(registries.slice(0, 2)).toEqual([
    { label: 'npm', entries: 2, recorded: 1, packages: 2 },
    { label: 'PyPI', entries: 1, recorded: 0, packages: 1 },
  ]);
  // What the catalog has nothing of is worth knowing.
  expect(registries.filter(({ entries }) => entries === 0)).not.toEqual([]);
});
