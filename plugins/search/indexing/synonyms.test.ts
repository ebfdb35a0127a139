import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSynonyms, SYNONYMS_FILE } from './synonyms';

function siteWith(synonyms: string): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'synonyms-'));
  mkdirSync(path.join(siteDir, 'data'));
  writeFileSync(path.join(siteDir, SYNONYMS_FILE), synonyms);
  return siteDir;
}

it('reads a group a line', () => {
  expect(loadSynonyms(siteWith('- step down, emeritus\n- prize, award, awards\n'))).toEqual([
    ['step down', 'emeritus'],
    ['prize', 'award', 'awards'],
  ]);
});

it('refuses a group of one', () => {
  expect(() => loadSynonyms(siteWith('- prize\n'))).toThrow(
    'Write at least two words or phrases with commas between them.',
  );
});
