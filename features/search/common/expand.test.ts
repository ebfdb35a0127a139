import { expect, it } from 'vitest';
import { openVocabulary, stemOf } from './expand';

it('distinguishes news from new', () => {
  expect(stemOf('news')).not.toBe(stemOf('new'));
  const vocabulary = openVocabulary(
    new Map([
      ['news', 3],
      ['new', 9],
    ]),
  );
  expect([...vocabulary.formsOf('new', 1).keys()]).toEqual(['new']);
});

it('completes an unfinished word that is a word itself', () => {
  const vocabulary = openVocabulary(
    new Map([
      ['com', 1],
      ['committee', 9],
    ]),
  );
  expect([...vocabulary.expand('com', true).keys()]).toEqual(['com', 'committee']);
  expect([...vocabulary.expand('com', false).keys()]).toEqual(['com']);
});
