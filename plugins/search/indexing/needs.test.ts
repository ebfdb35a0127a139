import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkNeeds, loadNeeds, NEEDS_FILE } from './needs';

function siteWith(needs: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'needs-'));
  mkdirSync(path.join(siteDir, 'data'));
  writeFileSync(path.join(siteDir, NEEDS_FILE), needs);
  return siteDir;
}

it('reads the needs of each route', () => {
  expect(loadNeeds(siteWith('/offline:\n  - read on a train\n  - save it for later\n'))).toEqual({
    '/offline': ['read on a train', 'save it for later'],
  });
});

it('refuses a route without needs and an empty need', () => {
  expect(() => loadNeeds(siteWith('/offline: []\n'))).toThrow('Write a need below the route');
  expect(() => loadNeeds(siteWith("/offline: ['']\n"))).toThrow('Write a need, or remove the line');
});

it('names every route that no page has', () => {
  const needs = { '/gone': ['a'], '/offline': ['b'], '/moved': ['c'] };
  expect(() => {
    checkNeeds(needs, ['/offline']);
  }).toThrow(/^2 content problems.*\/gone.*\/moved/s);
  expect(() => {
    checkNeeds({ '/offline': ['b'] }, ['/offline', '/']);
  }).not.toThrow();
});
