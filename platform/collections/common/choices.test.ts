import { describe, expect, it } from 'vitest';
import { choicesOf, toggled } from './choices';
import { emptyQuery, type Query } from './query';
import type { ListView } from './view';

const view: ListView<{ id: string; color: string }> = {
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
const choices = (query: Partial<Query>) => choicesOf(view, { ...emptyQuery(view), ...query });

describe('what a reader has chosen', () => {
  it('is named one by one, each with the change that takes it off', () => {
    expect(choices({ text: ' key ', chosen: { color: ['red', 'blue'] }, from: 2020 })).toEqual([
      { label: '“key”', without: { text: '' } },
      { label: 'Color: Red', without: { chosen: { color: ['blue'] } } },
      { label: 'Color: Blue', without: { chosen: { color: ['red'] } } },
      { label: 'Since 2020', without: { from: null, to: null } },
    ]);
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
