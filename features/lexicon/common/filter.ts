import { fold, foldedWords } from '../../../platform/base/common/fold';
import type { LexiconTerm } from './schema';

/**
 * Terms with every word of the query in their names or definition.
 *
 * @param query as typed; if it is empty, all terms remain
 */
export function filterTerms(terms: readonly LexiconTerm[], query: string): LexiconTerm[] {
  const words = foldedWords(query);
  return terms.filter(({ term, aka = [], definition }) => {
    const text = fold([term, ...aka, definition].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Terms by first letter, in the given order. */
export function groupByLetter(terms: readonly LexiconTerm[]): [string, LexiconTerm[]][] {
  const groups = new Map<string, LexiconTerm[]>();
  for (const term of terms) {
    const letter = term.slug.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups];
}
