import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedFiles, codeVersion, openBuildCache } from './buildCache';
import { faster, withoutCacheFlag } from './docusaurus';
import { testFolder } from './testPlugin';
import { writeFiles } from './files';

let siteDir = '';
beforeEach(() => {
  siteDir = testFolder();
});

const write = (file: string, text: string) => writeFiles(siteDir, { [file]: text });

describe('openBuildCache', () => {
  it('makes again only what changed, and forgets what is no longer asked for', async () => {
    const make = vi.fn(() => 1);
    const ask = async (...sources: string[]) => {
      make.mockClear();
      const cache = await openBuildCache<number>(siteDir, 'results');
      sources.forEach((source) => cache.get(source, make));
      await cache.save();
      return make.mock.calls.length;
    };
    expect(await ask('a', 'b', 'b')).toBe(2);
    expect(await ask('a', 'b changed')).toBe(1);
    expect(await ask('a', 'b')).toBe(1);
  });

  it('takes a broken file for an empty cache', async () => {
    write('.cache/results.json', '{"a":');
    const cache = await openBuildCache<number>(siteDir, 'results');
    expect(cache.get('a', () => 2)).toBe(2);
  });

  it('makes many at once, but only those that are missing, each in its place', async () => {
    const cache = await openBuildCache<string>(siteDir, 'results');
    cache.get('b', () => 'kept');
    const sources = ['a', 'b', 'c'];
    const make = vi.fn((missing: readonly string[]) =>
      Promise.resolve(missing.map((source) => `made of ${source}`)),
    );
    expect(await cache.getAll(sources, make)).toEqual(['made of a', 'kept', 'made of c']);
    expect(make).toHaveBeenCalledExactlyOnceWith(['a', 'c']);
    expect(await cache.getAll(sources, make)).toEqual(['made of a', 'kept', 'made of c']);
    expect(make).toHaveBeenCalledOnce();
  });
});

describe('cachedFiles', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const ask = async (sources: readonly string[]) => {
    const made: string[] = [];
    const contents = await cachedFiles(siteDir, 'pictures', '.png', sources, (missing) => {
      made.push(...missing);
      return Promise.resolve(missing.map(bytes));
    });
    return { made, contents: contents.map((content) => Buffer.from(content).toString()) };
  };

  it('makes the missing files, keeps those asked for, and deletes the others', async () => {
    expect(await ask(['a', 'b'])).toEqual({ made: ['a', 'b'], contents: ['a', 'b'] });
    expect(await ask(['b', 'c', 'c'])).toEqual({ made: ['c'], contents: ['b', 'c', 'c'] });
    expect(readdirSync(path.join(siteDir, '.cache/pictures'))).toHaveLength(2);
  });

  it('makes a file again that is empty', async () => {
    await ask(['a', 'b']);
    const [file = ''] = readdirSync(path.join(siteDir, '.cache/pictures'));
    write(`.cache/pictures/${file}`, '');
    const { made, contents } = await ask(['a', 'b']);
    expect(made).toHaveLength(1);
    expect(contents).toEqual(['a', 'b']);
  });
});

describe('the cache of the bundler', () => {
  it('has no compiler wait for the other, since only one of them may know an edit', () => {
    const folder = path.join(siteDir, 'rspack');
    expect(faster(folder).mdxCrossCompilerCache).toBe(true);
    write('rspack/1/pack', 'a');
    expect(faster(folder).mdxCrossCompilerCache).toBe(false);
  });

  it('leaves no trace in the configuration, which the start script holds', async () => {
    const configurations = await Promise.all(
      [true, false].map(async (mdxCrossCompilerCache) => {
        const siteConfig = { future: { experimental_faster: { mdxCrossCompilerCache } } };
        await withoutCacheFlag({ siteConfig } as LoadContext).loadContent?.();
        return siteConfig;
      }),
    );
    expect(configurations[0]).toEqual(configurations[1]);
  });
});

describe('codeVersion', () => {
  const change = (file: string) => {
    const before = codeVersion(siteDir);
    write(file, 'changed');
    return codeVersion(siteDir) !== before;
  };
  beforeEach(() => {
    ['platform', 'features', 'packages', 'site'].forEach((folder) => write(`${folder}/a.ts`, 'a'));
    write('package-lock.json', '{}');
  });

  it.each(['package-lock.json', 'platform/a.ts', 'features/new/node/b.mjs', 'site/c.css'])(
    'changes with %s',
    (file) => {
      expect(change(file)).toBe(true);
    },
  );

  it.each(['platform/a.test.ts', 'features/README.md'])('stays the same with %s', (file) => {
    expect(change(file)).toBe(false);
  });
});
