import type { Field, Postings } from './field';
import type { PackedIndex } from './types';

/** Most letters of a word that are left out, so that their number is a digit. */
const MOST_SHARED = 9;

/** Sorted words, each without the letters that it shares with the one before, but with their number. */
function packTerms(terms: readonly string[]): string[] {
  return terms.map((term, place) => {
    const before = terms[place - 1] ?? '';
    let shared = 0;
    while (shared < Math.min(MOST_SHARED, term.length) && before[shared] === term[shared]) {
      shared += 1;
    }
    return `${shared}${term.slice(shared)}`;
  });
}

function unpackTerms(packed: readonly string[]): string[] {
  let term = '';
  return packed.map((rest) => {
    term = term.slice(0, Number(rest.charAt(0))) + rest.slice(1);
    return term;
  });
}

/**
 * The documents of a word as distances, which compress well. If a word occurs more than once in a
 * document, its count follows as a negative number: documents 3, 4 (twice) and 9 → `[3, 1, -2, 5]`.
 */
function packPostings(postings: Postings): number[] {
  let last = 0;
  return [...postings].flatMap(([document, count]) => {
    const distance = document - last;
    last = document;
    return count === 1 ? [distance] : [distance, -count];
  });
}

function unpackPostings(packed: readonly number[]): Postings {
  const postings: Postings = new Map();
  let document = 0;
  for (const value of packed) {
    document += Math.max(0, value);
    postings.set(document, Math.max(1, -value));
  }
  return postings;
}

/** Fields in the form in which browsers receive them. */
export function pack(fields: Readonly<Record<string, Field>>): PackedIndex {
  const words = Object.values(fields).flatMap(({ postings }) => [...postings.keys()]);
  const terms = [...new Set(words)].sort();
  return {
    terms: packTerms(terms),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, { lengths, postings, counts }]) => [
        name,
        {
          lengths,
          postings: terms.map((term) =>
            packPostings(postings.get(term) ?? new Map<number, number>()),
          ),
          counts: Object.fromEntries(
            [...counts].map(([term, count]) => [terms.indexOf(term), count]),
          ),
        },
      ]),
    ),
  };
}

export function unpack({ terms: packedTerms, fields }: PackedIndex): Record<string, Field> {
  const terms = unpackTerms(packedTerms);
  const termAt = (place: number | string) => terms[Number(place)] ?? '';
  return Object.fromEntries(
    Object.entries(fields).map(([name, { lengths, postings, counts }]) => [
      name,
      {
        lengths,
        postings: new Map(
          postings.flatMap((packed, place): [string, Postings][] =>
            packed.length > 0 ? [[termAt(place), unpackPostings(packed)]] : [],
          ),
        ),
        counts: new Map(Object.entries(counts).map(([place, count]) => [termAt(place), count])),
      },
    ]),
  );
}
