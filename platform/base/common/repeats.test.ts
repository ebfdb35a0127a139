import { expect, it } from 'vitest';
import { repeatsIn } from './repeats';

it('finds each item that repeats a key, with the first that has it', () => {
  const items = [['a'], ['b', 'c'], [], ['c', 'c'], ['a', 'c']];
  expect(repeatsIn(items, (keys) => keys)).toEqual([
    { item: ['c', 'c'], key: 'c', first: ['b', 'c'] },
    { item: ['a', 'c'], key: 'a', first: ['a'] },
    { item: ['a', 'c'], key: 'c', first: ['b', 'c'] },
  ]);
});
