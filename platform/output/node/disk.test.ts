import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { diskProblem, nameFullDisk } from './disk';

afterEach(() => {
  vi.restoreAllMocks();
});

it('names the folder whose disk is full, before it exists', () => {
  const build = path.join(testFolder(), 'site/build');
  expect(diskProblem([build], 0)).toBeUndefined();
  expect(diskProblem([build], Infinity)).toContain(`The disk of ${build} is full: `);
});

it.each([
  ['fails', 1, Infinity, true],
  ['fails of something else', 1, 0, false],
  ['ends well', 0, Infinity, false],
])('where a build %s, the full disk is named or not', (_name, code, least, isNamed) => {
  const listen = vi.spyOn(process, 'once').mockReturnThis();
  const print = vi.spyOn(console, 'error').mockReturnValue();
  nameFullDisk([testFolder()], least);
  const [event, onExit] = listen.mock.lastCall ?? [];
  expect(event).toBe('exit');
  onExit?.(code);
  expect(print).toHaveBeenCalledTimes(isNamed ? 1 : 0);
});
