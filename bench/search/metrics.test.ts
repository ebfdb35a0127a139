import { expect, it } from 'vitest';
import { qualityOf } from './metrics';

it('counts the place of the first expected page', () => {
  const judgment = (expected: string) => ({
    query: 'q',
    kind: 'name',
    expected: [expected, '/x'],
  });
  const answers = [['/a'], ['/y', '/b'], ['/1', '/2', '/3', '/4', '/5', '/x'], []];
  expect(qualityOf(['/a', '/b', '/c', '/d'].map(judgment), answers)).toEqual({
    queries: 4,
    successAt1: 0.25,
    successAt5: 0.5,
    mrrAt10: (1 + 1 / 2 + 1 / 6) / 4,
  });
});
