import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCache } from './cache';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('makes anew only what changed, and forgets what is not asked for any more', async () => {
  const file = path.join(folder, 'new/results.json');
  const make = vi.fn(() => 1);
  const ask = async (...sources: string[]) => {
    make.mockClear();
    const cache = await openCache<number>(file);
    sources.forEach((source) => cache.get(source, make));
    await cache.save();
    return make.mock.calls.length;
  };
  expect(await ask('a', 'b', 'b')).toBe(2);
  expect(await ask('a', 'b changed')).toBe(1);
  expect(await ask('a', 'b')).toBe(1);
});

it('takes a broken file for an empty cache', async () => {
  const file = path.join(folder, 'results.json');
  writeFileSync(file, '{"a":');
  expect((await openCache<number>(file)).get('a', () => 2)).toBe(2);
});

it('makes many at once, but only those that are missing, each in its place', async () => {
  const cache = await openCache<string>(path.join(folder, 'results.json'));
  cache.get('b', () => 'kept');
  const sources = ['a', 'b', 'c'];
  const make = vi.fn((missing: readonly number[]) =>
    Promise.resolve(missing.map((index) => `made of ${sources[index]}`)),
  );
  expect(await cache.getAll(sources, make)).toEqual(['made of a', 'kept', 'made of c']);
  expect(make).toHaveBeenCalledExactlyOnceWith([0, 2]);
  expect(await cache.getAll(sources, make)).toEqual(['made of a', 'kept', 'made of c']);
  expect(make).toHaveBeenCalledOnce();
});
