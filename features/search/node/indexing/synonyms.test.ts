import { expect, it } from 'vitest';
import { testFolder } from '../../../../platform/base/node/testPlugin';
import { checkSynonymsFile, loadSynonyms, SYNONYMS_FILE } from './synonyms';

const siteWith = (synonyms: string) => testFolder({ [SYNONYMS_FILE]: synonyms });

it('reads a group a line', () => {
  expect(loadSynonyms(siteWith('- step down, emeritus\n- prize, award, awards\n'))).toEqual([
    ['step down', 'emeritus'],
    ['prize', 'award', 'awards'],
  ]);
});

it('refuses a group of one', () => {
  expect(checkSynonymsFile(siteWith('- prize, award\n- prize\n'))).toMatchObject([
    {
      field: '[1]',
      reason: 'is not a group',
      remedy: 'Write at least two words or phrases with commas between them.',
    },
  ]);
});
