import fc from 'fast-check';
import { expect, it } from 'vitest';
import { greedyCover, toCoverage } from './coverage';
import type { ControlledIncident } from './incidents';

const edge = (id: string) => ({ id, how: 'prevent', at: 'producer', reason: 'x' }) as const;
const incident = (
  id: string,
  controls: string[],
  vectors: ControlledIncident['vectors'] = ['toolchain'],
): ControlledIncident => ({
  ...{ id, name: id, permalink: `/${id}`, date: '2024', vectors },
  controls: controls.map(edge),
});

const INCIDENTS = [
  incident('a', ['CNSC-1', 'CNSC-10']),
  incident('b', ['CNSC-1', 'CNSC-2']),
  incident('c', ['CNSC-2', 'CNSC-3']),
  incident('d', ['CNSC-3', 'CNSC-1'], ['typosquatting', 'toolchain']),
  incident('e', [], ['typosquatting']),
];

it('takes what adds most, then what has more in all, then the smaller number', () => {
  expect(greedyCover(INCIDENTS, 10)).toEqual([
    { id: 'CNSC-1', adds: 3 },
    { id: 'CNSC-2', adds: 1 },
  ]);
  expect(greedyCover(INCIDENTS, 1)).toHaveLength(1);
  expect(greedyCover([], 10)).toEqual([]);
});

it('covers every incident that can be covered, each once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }), { maxLength: 20 }),
      (all) => {
        const incidents = all.map((ids, index) =>
          incident(
            String(index),
            ids.map((id) => `CNSC-${id}`),
          ),
        );
        const chosen = greedyCover(incidents, Infinity);
        const sum = chosen.reduce((before, { adds }) => before + adds, 0);
        expect(sum).toBe(all.filter((ids) => ids.length > 0).length);
        expect([...chosen].sort((a, b) => b.adds - a.adds)).toEqual(chosen);
      },
    ),
  );
});

it('counts incidents, edges and controls, all of them and by main way in', () => {
  const { first, vectors, ...sums } = toCoverage(INCIDENTS);
  expect(sums).toEqual({ incidents: 5, covered: 4, edges: 8, controls: 4 });
  expect(first.map(({ sum }) => sum)).toEqual([3, 4]);
  expect(vectors).toEqual([
    {
      ...{ vector: 'toolchain', incidents: 3, controls: 4 },
      most: [
        { id: 'CNSC-1', count: 2 },
        { id: 'CNSC-2', count: 2 },
        { id: 'CNSC-10', count: 1 },
      ],
    },
    {
      ...{ vector: 'typosquatting', incidents: 2, controls: 2 },
      most: [
        { id: 'CNSC-1', count: 1 },
        { id: 'CNSC-3', count: 1 },
      ],
    },
  ]);
});
