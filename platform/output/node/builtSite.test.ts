import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { readSite, runSteps } from './builtSite';
import type { Changes, OutputStep } from './contribution';
import { siteOf } from './testSite';

let outDir = '';
const text = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const isThere = (file: string) => existsSync(path.join(outDir, file));

beforeEach(() => {
  const files = ['', 'a/b/', 'a/', 'old/'].map((folder) => `${folder}index.html`);
  outDir = testFolder(
    Object.fromEntries([...files, '404.html', 'js/x.js'].map((file) => [file, `<p>${file}`])),
  );
});

const read = () => readSite(siteOf({ outDir, routes: ['/', '/a/', '/a/b', '/404.html'] }));
const step = (run: OutputStep['run'], name = 'test'): OutputStep => ({ name, run });
const runAll = (...changes: Changes[]) =>
  runSteps(
    read(),
    changes.map((change) => step(() => change)),
  );

describe('reading a built site', () => {
  it('gives each page its route, whatever its file, and lists the other files', () => {
    const { pages, files } = read();
    expect(Object.fromEntries(pages.map(({ route, file }) => [route, file]))).toEqual({
      '/': 'index.html',
      '/a/': 'a/index.html',
      '/a/b': 'a/b/index.html',
      '/404.html': '404.html',
      '/old': 'old/index.html',
    });
    expect(files).toEqual(['js/x.js']);
  });
});

describe('the steps', () => {
  it('find what the ones before them made, before anything is written', async () => {
    const seen: string[] = [];
    await runSteps(read(), [
      step(() => ({ files: { 'new/y.txt': 'y' } })),
      step(async ({ files, read: readFile }) => {
        seen.push(...files, await readFile('new/y.txt'), String(isThere('new/y.txt')));
        return {};
      }),
    ]);
    expect(seen).toEqual(['js/x.js', 'new/y.txt', 'y', 'false']);
  });

  it('write, edit and move, and leave no empty folder', async () => {
    const { pages } = read();
    const page = pages.find(({ route }) => route === '/a/b');
    const moved = page?.movedTo('a/b.html').edit([{ start: 0, end: 3, html: '<h1>' }]);
    await runAll({
      pages: moved ? [moved] : [],
      files: { 'img/a.png': Uint8Array.of(1) },
    });
    expect(text('a/b.html')).toBe('<h1>a/b/index.html');
    expect(text('index.html')).toBe('<p>index.html');
    expect(readFileSync(path.join(outDir, 'img/a.png'))).toHaveLength(1);
    expect([isThere('a/b'), isThere('a/index.html')]).toEqual([false, true]);
  });

  it('are named when they fail, and nothing is written then', async () => {
    const steps = [
      step(() => ({ files: { 'a.txt': '1' } })),
      step(() => Promise.reject(new Error('no title')), 'feeds'),
    ];
    await expect(runSteps(read(), steps)).rejects.toThrow(
      'The built site could not be finished (feeds): no title',
    );
    expect(isThere('a.txt')).toBe(false);
  });
});
