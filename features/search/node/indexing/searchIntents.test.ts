import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  checkIntentsFile,
  checkSearchIntents,
  INTENTS_FILE,
  loadSearchIntents,
} from './searchIntents';

function siteWith(intents: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'intents-'));
  mkdirSync(path.join(siteDir, 'data'));
  writeFileSync(path.join(siteDir, INTENTS_FILE), intents);
  return siteDir;
}

it('reads the intents of each route', () => {
  expect(
    loadSearchIntents(siteWith('/offline:\n  - read on a train\n  - save it for later\n')),
  ).toEqual({
    '/offline': ['read on a train', 'save it for later'],
  });
});

it('refuses a route without intents and an empty one', () => {
  expect(() => loadSearchIntents(siteWith('/offline: []\n'))).toThrow(
    'Write a need below the route',
  );
  expect(() => loadSearchIntents(siteWith("/offline: ['']\n"))).toThrow(
    'Write a need, or remove the line',
  );
});

it('names every route that no page has', () => {
  const intents = { '/gone': ['a'], '/offline': ['b'], '/moved': ['c'] };
  expect(() => {
    checkSearchIntents(intents, ['/offline']);
  }).toThrow(/^2 content problems.*\/gone.*\/moved/s);
  expect(() => {
    checkSearchIntents({ '/offline': ['b'] }, ['/offline', '/']);
  }).not.toThrow();
});

it('names in the check of the content what no page, list or folder has', () => {
  const lists = ['/tags', '/tags/security', '/blog', '/blog/archive', '/blog/tags/news'];
  const siteDir = siteWith(
    [...lists, '/a', '/folder/', '/gone', '/a/', '/blog/2026/01/02/gone', '/blog/gone']
      .map((route) => `${route}: [a need]\n`)
      .join(''),
  );
  const routes = new Set(['/a', '/folder/page', '/blog/2026/01/02/post']);
  expect(checkIntentsFile(siteDir, routes).map(({ field }) => field)).toEqual([
    '/gone',
    '/a/',
    '/blog/2026/01/02/gone',
    '/blog/gone',
  ]);
  expect(checkIntentsFile(siteWith('/a: text\n'), routes)).toMatchObject([{ field: '/a' }]);
});
