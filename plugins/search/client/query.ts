// Ships to browsers: pure functions, nothing from Node.
import { isStopWord, QUERY_LENGTH, tokenize } from '../shared/text';
import type { SynonymGroup } from '../shared/config';
import { merge, WEIGHT, type Expansion, type Vocabulary } from './expand';

/** Most different words of a query that are looked up. */
const MOST_TERMS = 16;

/** A word of the query with the words of the index that it stands for. */
export interface QueryTerm {
  term: string;
  expansion: Expansion;
}

/** Phrases of the synonym groups by their first word. */
export type Synonyms = ReadonlyMap<string, { phrase: string[]; others: string[][] }[]>;

/** Prepares groups of synonyms for {@link parseQuery}. */
export function openSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const byFirst = new Map<string, { phrase: string[]; others: string[][] }[]>();
  for (const group of groups) {
    const phrases = group.map(tokenize);
    for (const phrase of phrases) {
      const first = phrase[0];
      if (first !== undefined) {
        const known = byFirst.get(first) ?? [];
        known.push({ phrase, others: phrases.filter((other) => other !== phrase) });
        byFirst.set(first, known);
      }
    }
  }
  return byFirst;
}

/** For each word that stands in a phrase with synonyms, the words of these synonyms. */
function synonymsIn(words: readonly string[], synonyms: Synonyms): Map<string, string[]> {
  const found = new Map<string, string[]>();
  words.forEach((word, place) => {
    for (const { phrase, others } of synonyms.get(word) ?? []) {
      if (phrase.every((part, offset) => words[place + offset] === part)) {
        const added = others.flat().filter((other) => !isStopWord(other));
        phrase.forEach((part) => found.set(part, [...(found.get(part) ?? []), ...added]));
      }
    }
  });
  return found;
}

/**
 * What a query asks for.
 *
 * @param query as typed, whatever it contains
 * @returns its different words; without very common ones, unless it has no others
 */
export function parseQuery(
  query: string,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  keepStopWords: boolean,
): QueryTerm[] {
  const typed = query.slice(0, QUERY_LENGTH);
  const words = tokenize(typed);
  const alike = synonymsIn(words, synonyms);
  const last = /[\p{L}\p{N}\p{M}]$/u.test(typed) ? words.at(-1) : undefined;
  const meaningful = keepStopWords ? words : words.filter((word) => !isStopWord(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)]
    .slice(0, MOST_TERMS)
    .map((term) => ({
      term,
      expansion: merge(
        vocabulary.expand(term, term === last),
        ...(alike.get(term) ?? []).map((other) => vocabulary.formsOf(other, WEIGHT.synonym)),
      ),
    }));
}
