// Ships to browsers: pure functions, nothing from Node.
import type { LexiconTerm } from './schema';

/** Lower case without accents, so that typing needs no care. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * Terms that have every word of the query in their names or definition.
 *
 * @param query as typed; an empty one keeps all terms
 */
export function filterTerms(terms: readonly LexiconTerm[], query: string): LexiconTerm[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return terms.filter(({ term, aka = [], definition }) => {
    const text = fold([term, ...aka, definition].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Terms under their first letter, in the order given. */
export function groupByLetter(terms: readonly LexiconTerm[]): [string, LexiconTerm[]][] {
  const groups = new Map<string, LexiconTerm[]>();
  for (const term of terms) {
    const letter = term.slug.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups];
}
