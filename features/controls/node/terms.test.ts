import { expect, it } from 'vitest';
import type { LexiconTerm } from '#features/lexicon/common/public';
import { termsIn } from './collection';

const term = (name: string, aka?: string[]): LexiconTerm => ({
  term: name,
  slug: name.toLowerCase(),
  group: 'concepts',
  definition: 'x',
  ...(aka && { aka }),
});

const TERMS = [term('Key'), term('Key rotation'), term('Hardware security module (HSM)')];
const named = (text: string, ...others: string[]) =>
  termsIn([text, ...Array.from({ length: 20 }, () => 'other'), ...others], TERMS)[0]?.map(
    (found) => found.term,
  );

it('finds whole names in any case, short forms and plurals', () => {
  expect(named('Keep keys in HSMs.')).toEqual(['Key', 'Hardware security module (HSM)']);
  expect(named('A monkey, a keyboard and key-value stores')).toEqual([]);
});

it('takes the longer of two names that overlap', () => {
  expect(named('A policy for key rotation')).toEqual(['Key rotation']);
});

it('leaves out a term that many texts have', () => {
  expect(named('A key', 'the key', 'a key', 'key')).toEqual([]);
});
