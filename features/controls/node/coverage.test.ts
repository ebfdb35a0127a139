import { expect, it } from 'vitest';
import { toCoverage } from './pages';
import type { Incident } from '#features/catalog/common/public';
import type { ControlRecord } from '../common/schema';

const edge = (id: string) => ({ id, how: 'prevent', at: 'producer', reason: 'x' }) as const;
const incident = (
  id: string,
  controls: string[],
  vectors: Incident['vectors'] = ['toolchain'],
) => ({ id, vectors, controls: controls.map(edge) });

const INCIDENTS = [
  incident('a', ['CNSC-1', 'CNSC-10']),
  incident('b', ['CNSC-1', 'CNSC-2']),
  incident('c', ['CNSC-2', 'CNSC-3']),
  incident('d', ['CNSC-3', 'CNSC-1'], ['typosquatting', 'toolchain']),
  incident('e', [], ['typosquatting']),
];

const records = ['CNSC-1', 'CNSC-2', 'CNSC-3', 'CNSC-10'].map((id) => ({
  id,
  incidents: INCIDENTS.flatMap(({ controls }) => controls).filter((one) => one.id === id),
  guides: [],
  url: '',
})) as unknown as ControlRecord[];

it('counts incidents, edges and controls, all of them and by main way in', () => {
  const coverage = toCoverage(INCIDENTS, { records, origin: 'https://example.org' });
  expect(coverage).toMatchObject({ incidents: 5, covered: 4, edges: 8, controls: 4 });
  expect(coverage.first).toMatchObject([
    { id: 'CNSC-1', adds: 3, sum: 3, prevent: 3 },
    { id: 'CNSC-2', adds: 1, sum: 4, prevent: 4 },
  ]);
  expect(coverage.vectors).toMatchObject([
    {
      vector: 'toolchain',
      incidents: 3,
      controls: 4,
      most: [
        { id: 'CNSC-1', count: 2 },
        { id: 'CNSC-2', count: 2 },
        { id: 'CNSC-10', count: 1 },
      ],
    },
    {
      vector: 'typosquatting',
      incidents: 2,
      controls: 2,
      most: [
        { id: 'CNSC-1', count: 1 },
        { id: 'CNSC-3', count: 1 },
      ],
    },
  ]);
});
