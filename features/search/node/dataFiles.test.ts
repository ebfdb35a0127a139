import { expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkIntentsFile, INTENTS_FILE, readSearchIntents } from './dataFiles';

const siteWith = (intents: string) => testFolder({ [INTENTS_FILE]: intents });

it('reads the intents of each route', () => {
  const needs = ['read on a train', 'save it for later'];
  const { value } = readSearchIntents(siteWith(JSON.stringify({ '/offline': needs })));
  expect(value).toEqual({ '/offline': needs });
});

it('refuses a route without intents and an empty one', () => {
  const remedies = (intents: string) =>
    checkIntentsFile(siteWith(intents), new Set(['/offline'])).map(({ remedy }) => remedy);
  expect(remedies('/offline: []\n')).toEqual(['Write a need below the route, or remove it.']);
  expect(remedies("/offline: ['']\n")).toEqual(['Write a need, or remove the line.']);
});

it('names what no page, list or folder has', () => {
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
