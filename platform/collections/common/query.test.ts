import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  emptyQuery,
  isNarrowed,
  parseQuery,
  prepareList,
  serializeQuery,
  toggled,
  type Query,
} from './query';
import type { ListView } from './view';

interface Row {
  id: string;
  year: number;
  color: string[];
  size: string;
}

const view: ListView<Row> = {
  noun: ['thing', 'things'],
  key: ({ id }) => id,
  text: ({ id, color }) => [id, ...color].join(' '),
  facets: [
    { id: 'color', label: 'Color', values: { red: 'Red', blue: 'Blue' }, of: ({ color }) => color },
    { id: 'size', label: 'Size', values: { s: 'Small', l: 'Large' }, of: ({ size }) => [size] },
  ],
  year: ({ year }) => year,
  sorts: {
    newest: { label: 'Latest first', compare: (a, b) => b.year - a.year },
    name: { label: 'By name', compare: (a, b) => a.id.localeCompare(b.id) },
  },
  selection: 'compare',
};

const rows: Row[] = [
  { id: 'Ängstrom', year: 1998, color: ['red', 'blue'], size: 's' },
  { id: 'beta', year: 2004, color: ['red'], size: 'l' },
  { id: 'alpha', year: 2011, color: ['blue'], size: 's' },
];

const find = (query: Partial<Query>) => prepareList(view, rows)({ ...emptyQuery(view), ...query });
const idsOf = (query: Partial<Query>) => find(query).rows.map(({ id }) => id);

describe('the address of a query', () => {
  it('is empty where nothing is asked for', () => {
    expect(serializeQuery(view, {})).toBe('');
    expect(parseQuery(view, '')).toEqual(emptyQuery(view));
  });

  it('names each choice, always in the same order', () => {
    const query = {
      text: 'key & lock',
      chosen: { size: ['s'], color: ['blue', 'red'] },
      from: 2000,
      to: 2010,
      sort: 'name',
      selected: ['beta'],
    };
    expect(serializeQuery(view, query)).toBe(
      '?q=key+%26+lock&color=red&color=blue&size=s&from=2000&to=2010&sort=name&compare=beta',
    );
  });

  it('is understood as it was written', () => {
    const queries: fc.Arbitrary<Query> = fc.record({
      text: fc.string(),
      chosen: fc.record(
        {
          color: fc.subarray(['red', 'blue'], { minLength: 1 }),
          size: fc.subarray(['s', 'l'], { minLength: 1 }),
        },
        { requiredKeys: [] },
      ),
      from: fc.option(fc.integer({ min: 1000, max: 9999 })),
      to: fc.option(fc.integer({ min: 1000, max: 9999 })),
      sort: fc.constantFrom('newest', 'name'),
      selected: fc.array(fc.string()),
      only: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseQuery(view, serializeQuery(view, query))).toEqual({
          ...query,
          chosen: { ...query.chosen },
        });
      }),
    );
  });

  it.each(['?color=green', '?from=soon', '?sort=constructor', '?other=1'])(
    'leaves out what is unknown: %s',
    (search) => {
      expect(parseQuery(view, search)).toEqual(emptyQuery(view));
    },
  );

  it('narrows the list by words and choices, not by order and selection', () => {
    expect(isNarrowed(view, { ...emptyQuery(view), sort: 'name', selected: ['beta'] })).toBe(false);
    expect(isNarrowed(view, { ...emptyQuery(view), text: 'a' })).toBe(true);
    expect(isNarrowed(view, { ...emptyQuery(view), to: 2000 })).toBe(true);
  });
});

describe('what a query finds', () => {
  it('has every word, whatever its case and accents', () => {
    expect(idsOf({ text: 'ANG red' })).toEqual(['Ängstrom']);
    expect(idsOf({ text: 'beta blue' })).toEqual([]);
  });

  it('has one of the values chosen in each facet, and is in the years', () => {
    expect(idsOf({ chosen: { color: ['red', 'blue'], size: ['s'] } })).toEqual([
      'alpha',
      'Ängstrom',
    ]);
    expect(idsOf({ from: 1998, to: 2004 })).toEqual(['beta', 'Ängstrom']);
  });

  it('is among the only entries that an address names', () => {
    const only = ['beta', 'alpha'];
    expect(idsOf({ only })).toEqual(['alpha', 'beta']);
    expect(idsOf({ only, chosen: { color: ['red'] } })).toEqual(['beta']);
    expect(serializeQuery(view, { only })).toBe('?only=beta&only=alpha');
    expect(isNarrowed(view, { ...emptyQuery(view), only })).toBe(true);
  });

  it('comes in the order asked for', () => {
    expect(idsOf({})).toEqual(['alpha', 'beta', 'Ängstrom']);
    expect(idsOf({ sort: 'name' })).toEqual(['alpha', 'Ängstrom', 'beta']);
  });

  it('counts what each value would give, beside the choices in other facets', () => {
    const { counts, having, years } = find({ chosen: { color: ['red'] } });
    expect(counts).toEqual({ color: { red: 2, blue: 3 }, size: { s: 1, l: 1 } });
    // As many as have it.
    expect(having).toEqual({ ...counts, color: find({}).counts.color });
    expect([...years]).toEqual([
      [2004, 1],
      [1998, 1],
    ]);
  });

  it('counts for each value as many as would remain if it were ticked too', () => {
    const some = (values: string[]) => fc.subarray(values);
    fc.assert(
      fc.property(some(['s', 'l']), some(['red', 'blue']), (size, color) => {
        const chosen = Object.fromEntries(
          Object.entries({ size, color }).filter(([, values]) => values.length > 0),
        );
        for (const value of ['red', 'blue'].filter((one) => !color.includes(one))) {
          expect(find({ chosen: { ...chosen, color: [...color, value] } }).rows).toHaveLength(
            find({ chosen }).counts.color?.[value] ?? 0,
          );
        }
      }),
    );
  });

  it('has the years of all decades, whichever are chosen', () => {
    expect([...find({ from: 2010 }).years.keys()]).toEqual([2011, 2004, 1998]);
  });
});

const colors: ListView<{ id: string; color: string }> = {
  noun: ['thing', 'things'],
  key: ({ id }) => id,
  text: ({ id }) => id,
  facets: [
    {
      id: 'color',
      label: 'Color',
      values: { red: 'Red', blue: 'Blue' },
      of: ({ color }) => [color],
    },
  ],
  year: () => 2024,
};
const choices = (query: Partial<Query>) => choicesOf(colors, { ...emptyQuery(view), ...query });

describe('what a reader has chosen', () => {
  it('is named one by one, each with the change that takes it off', () => {
    expect(choices({ text: ' key ', chosen: { color: ['red', 'blue'] }, from: 2020 })).toEqual([
      { label: '"key"', without: { text: '' } },
      { label: 'Color: Red', without: { chosen: { color: ['blue'] } } },
      { label: 'Color: Blue', without: { chosen: { color: ['red'] } } },
      { label: 'Since 2020', without: { from: null, to: null } },
    ]);
    expect(choices({ only: ['a', 'b'] })).toEqual([{ label: '2 things', without: { only: [] } }]);
    expect(choices({})).toEqual([]);
  });

  it('names a span of years', () => {
    const label = (from: number | null, to: number | null) => choices({ from, to })[0]?.label;
    expect(label(null, 2020)).toBe('Until 2020');
    expect(label(2020, 2020)).toBe('2020');
    expect(label(2010, 2020)).toBe('2010 to 2020');
  });

  it('gets a value or loses it; a facet without any is gone', () => {
    expect(toggled({}, 'color', 'red')).toEqual({ color: ['red'] });
    expect(toggled({ color: ['red'] }, 'color', 'red')).toEqual({});
    expect(toggled({ size: ['s'], color: ['red'] }, 'color', 'blue')).toEqual({
      size: ['s'],
      color: ['red', 'blue'],
    });
  });
});
