import { expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { readSynonyms, SYNONYMS_FILE } from './synonyms';

const siteWith = (synonyms: string) => testFolder({ [SYNONYMS_FILE]: synonyms });

it('reads a group a line', () => {
  const { value } = readSynonyms(siteWith('- step down, emeritus\n- prize, award, awards\n'));
  expect(value).toEqual([
    ['step down', 'emeritus'],
    ['prize', 'award', 'awards'],
  ]);
});

it('refuses a group of one', () => {
  expect(readSynonyms(siteWith('- prize, award\n- prize\n')).problems).toMatchObject([
    {
      field: '[1]',
      reason: 'is not a group',
      remedy: 'Write at least two words or phrases with commas between them.',
    },
  ]);
});
