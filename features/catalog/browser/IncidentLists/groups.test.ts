import { describe, expect, it } from 'vitest';
import { testRow as row } from '../../common/testRow';
import { groupByEcosystem, groupByType } from './groups';

const ROWS = [
  row('a', { types: ['source-code', 'negligence'], ecosystems: ['linux'] }),
  row('b', { ecosystems: ['npm', 'linux'] }),
];

describe('groupByType', () => {
  it('puts an incident under each of its types', () => {
    const ids = Object.fromEntries(
      groupByType(ROWS).map(({ anchor, rows }) => [anchor, rows.map(({ id }) => id)]),
    );
    expect(ids['type-source-code']).toEqual(['a']);
    expect(ids['type-negligence']).toEqual(['a', 'b']);
    expect(ids['type-dev-tooling']).toEqual([]);
  });
});

describe('groupByEcosystem', () => {
  it('has the ecosystems that occur, by their names', () => {
    expect(groupByEcosystem(ROWS).map(({ label, rows }) => [label, rows.length])).toEqual([
      ['Linux', 2],
      ['npm', 1],
    ]);
  });
});
