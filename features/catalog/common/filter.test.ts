import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CVE,
  NO_FILTER,
  parseFilter,
  prepareFilter,
  serializeFilter,
  SORTS,
  sortRows,
  type Cve,
  type Filter,
  type Sort,
} from './filter';
import type { IncidentRow } from './generated';
import { testRow as row } from './testRow';
import { ECOSYSTEMS, TYPES, type Ecosystem, type IncidentType } from './vocabulary';

const ALL_TYPES = Object.keys(TYPES) as IncidentType[];
const ALL_ECOSYSTEMS = Object.keys(ECOSYSTEMS) as Ecosystem[];

const filter = (over: Partial<Filter>): Filter => ({ ...NO_FILTER, ...over });

const found = (rows: IncidentRow[], over: Partial<Filter>) => [
  ...prepareFilter(rows)(filter(over)).found,
];

/** Filters as the controls can make them: known values in the order of the vocabulary. */
const filters: fc.Arbitrary<Filter> = fc.record({
  text: fc.string(),
  types: fc.subarray(ALL_TYPES),
  ecosystems: fc.subarray(ALL_ECOSYSTEMS),
  from: fc.option(fc.integer({ min: 1000, max: 9999 })),
  to: fc.option(fc.integer({ min: 1000, max: 9999 })),
  cve: fc.subarray(Object.keys(CVE) as Cve[]),
  axes: fc.record(
    { vector: fc.subarray(['toolchain', 'typosquatting'], { minLength: 1 }) },
    { requiredKeys: [] },
  ),
  sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
  compare: fc.array(fc.string()),
});

const rowLists = fc
  .array(
    fc.record({
      date: fc.integer({ min: 1975, max: 2024 }).map(String),
      types: fc.subarray(ALL_TYPES.slice(0, 4), { minLength: 1 }),
      ecosystems: fc.subarray(ALL_ECOSYSTEMS.slice(0, 4), { minLength: 1 }),
      identifiers: fc.constantFrom<string[][]>([], ['CVE-2024-1'], ['USN-1']),
      name: fc.string(),
    }),
  )
  .map((rows) => rows.map((over, index) => row(String(index), over)));

describe('the address of a filter', () => {
  it('is empty without a filter', () => {
    expect(serializeFilter(NO_FILTER)).toBe('');
    expect(parseFilter('')).toEqual(NO_FILTER);
  });

  it('names each choice', () => {
    expect(
      serializeFilter({
        text: 'key & stolen',
        types: ['dev-tooling', 'source-code'],
        ecosystems: ['npm'],
        from: 2010,
        to: 2019,
        cve: ['yes'],
        axes: { vector: ['toolchain'], nature: ['leak'] },
        sort: 'name',
        compare: ['xz', 'rc'],
      }),
    ).toBe(
      '?q=key+%26+stolen&type=dev-tooling&type=source-code&ecosystem=npm&from=2010&to=2019&cve=yes&nature=leak&vector=toolchain&sort=name&compare=xz&compare=rc',
    );
  });

  it('leaves out what is unknown', () => {
    expect(
      parseFilter(
        '?type=bad&vector=bad&type=toString&ecosystem=&from=1x&to=&cve=maybe&sort=size&utm=1',
      ),
    ).toEqual(NO_FILTER);
  });

  it('gives back any filter', () => {
    fc.assert(
      fc.property(filters, (any) => {
        expect(parseFilter(serializeFilter(any))).toEqual(any);
      }),
    );
  });

  it('reads any address as the same filter again and again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = serializeFilter(parseFilter(query));
        expect(serializeFilter(parseFilter(once))).toBe(once);
      }),
    );
  });
});

describe('prepareFilter', () => {
  const ROWS = [
    row('xz', { types: ['malicious-maintainer'], identifiers: ['CVE-2024-3094'], date: '2024-03' }),
    row('pear', { ecosystems: ['php'], date: '2019', targets: ['go-pear.phar'] }),
    row('login', { ecosystems: ['unix'], types: ['dev-tooling'], date: '1975-06' }),
  ];

  it('finds words anywhere in name, targets, identifiers and labels, in any order', () => {
    expect(found(ROWS, { text: 'PHAR pear' })).toEqual(['pear']);
    expect(found(ROWS, { text: 'CVÉ-2024' })).toEqual(['xz']);
    expect(found(ROWS, { text: 'dev tooling' })).toEqual(['login']);
    expect(found(ROWS, { text: 'pear nothing' })).toEqual([]);
  });

  it('takes values of one facet as alternatives, and facets together', () => {
    expect(found(ROWS, { types: ['dev-tooling', 'malicious-maintainer'] })).toEqual([
      'xz',
      'login',
    ]);
    expect(found(ROWS, { types: ['dev-tooling'], ecosystems: ['npm'] })).toEqual([]);
  });

  it('includes the first and the last year', () => {
    expect(found(ROWS, { from: 1975, to: 2019 })).toEqual(['pear', 'login']);
    expect(found(ROWS, { from: 2024 })).toEqual(['xz']);
  });

  it('knows incidents with a CVE number, and those without', () => {
    expect(found(ROWS, { cve: ['yes'] })).toEqual(['xz']);
    expect(found(ROWS, { cve: ['no'] })).toEqual(['pear', 'login']);
    expect(found(ROWS, { cve: ['yes', 'no'] })).toHaveLength(ROWS.length);
  });

  it('filters by the axes, and counts each given the others', () => {
    const rows = [row('a', { vectors: ['toolchain'] }), row('b', { nature: 'leak' }), row('c')];
    expect(found(rows, { axes: { vector: ['toolchain', 'other'] } })).toEqual(['a']);
    const { counts } = prepareFilter(rows)(filter({ axes: { nature: ['attack'] } }));
    expect(counts.axes.nature).toEqual({ attack: 2, leak: 1 });
    expect(counts.axes.vector).toEqual({ toolchain: 1, 'account-takeover': 1 });
  });

  it('counts each facet given what is chosen in the others', () => {
    const { counts } = prepareFilter(ROWS)(filter({ types: ['dev-tooling'] }));
    expect(counts).toEqual({
      types: { 'malicious-maintainer': 1, negligence: 1, 'dev-tooling': 1 },
      ecosystems: { unix: 1 },
      decades: { 1970: 1 },
      cve: { no: 1 },
      axes: {
        nature: { attack: 1 },
        vector: { 'account-takeover': 1 },
        stage: { dependency: 1 },
        payload: { backdoor: 1 },
      },
    });
  });

  it('shows in each count exactly how many results that value alone would give', () => {
    fc.assert(
      fc.property(
        rowLists,
        filters,
        fc.constantFrom(...ALL_TYPES.slice(0, 4)),
        (rows, any, type) => {
          const apply = prepareFilter(rows);
          const given = apply({ ...any, types: [type] }).found.size;
          expect(apply(any).counts.types[type] ?? 0).toBe(given);
        },
      ),
    );
  });

  it('never finds more when a facet is added', () => {
    fc.assert(
      fc.property(rowLists, filters, (rows, any) => {
        const apply = prepareFilter(rows);
        const wide = apply({ ...any, cve: [], text: '' }).found;
        const narrow = apply(any).found;
        expect([...narrow].filter((id) => !wide.has(id))).toEqual([]);
      }),
    );
  });
});

describe('sortRows', () => {
  const ROWS = [
    row('b', { date: '2024' }),
    row('a', { date: '1975', dwellDays: 3 }),
    row('c', { dwellDays: 0, exposureHours: 5 }),
  ];
  it.each([
    ['newest', 'bca'],
    ['oldest', 'abc'],
    ['name', 'abc'],
    ['dwell', 'acb'],
    ['exposure', 'cba'],
  ] as const)('sorts %s', (sort, order) => {
    expect(
      sortRows(ROWS, sort)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order);
  });
});
