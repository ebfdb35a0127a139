import { expect, it } from 'vitest';
import { openVocabulary } from './expand';
import { openSynonyms, parseQuery } from './query';

const vocabulary = openVocabulary(
  new Map([
    ['burnout', 2],
    ['com', 1],
    ['committee', 9],
    ['out', 1],
    ['steering', 4],
  ]),
);
const expansionsOf = (query: string) =>
  parseQuery(query, vocabulary, openSynonyms([]), false).map(({ term, expansion }) => [
    term,
    ...expansion.keys(),
  ]);

it('completes the last word even if it is a word itself', () => {
  expect(expansionsOf('steering com')).toEqual([
    ['steering', 'steering'],
    ['com', 'com', 'committee'],
  ]);
});

it('takes the last word as it is when something follows it', () => {
  expect(expansionsOf('steering com ')).toEqual([
    ['steering', 'steering'],
    ['com', 'com'],
  ]);
});

it('joins neighbors that are one word in the index', () => {
  expect(expansionsOf('burn-out')).toContainEqual(['burn', 'burnout']);
});
