import { groupBy } from '#platform/base/common/groupBy';
import { isStopWord, isWeakWord, tokenize } from './text';
import type { SynonymGroup } from './config';
import { merge, stemOf, WEIGHT, type Expansion, type Vocabulary } from './expand';

/** Maximum number of characters of a query that are considered; nobody types more on purpose. */
const QUERY_LENGTH = 200;

/** Maximum number of different words of a query that are looked up. */
const MOST_TERMS = 16;

/** What a word of the query finds in the index. */
export interface QueryTerm {
  expansion: Expansion;
  /** The matches for the word itself, in any form. */
  own: Expansion;
  /** Weight beside the other words, up to 1. */
  weight: number;
}

/** Phrases of the synonym groups as stems, by their first stem. */
type Synonyms = ReadonlyMap<string, { phrase: string[]; others: string[][] }[]>;

/** Prepares groups of synonyms for {@link parseQuery}. */
export function openSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const phrases = groups.flatMap((group) => {
    const all = group.map(tokenize);
    return all.map((phrase) => ({
      phrase: phrase.map(stemOf),
      others: all.filter((other) => other !== phrase),
    }));
  });
  return groupBy(phrases, ({ phrase: [first = ''] }) => first);
}

/** For each word of a phrase that has synonyms, the words of these synonyms. */
function synonymsIn(words: readonly string[], synonyms: Synonyms): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const stems = words.map(stemOf);
  stems.forEach((stem, place) => {
    for (const { phrase, others } of synonyms.get(stem) ?? []) {
      if (phrase.every((part, offset) => stems[place + offset] === part)) {
        const added = others
          .flatMap((other) => (other.length > 1 ? other.filter(isTelling) : other))
          .filter((word) => !phrase.includes(stemOf(word)));
        for (const word of words.slice(place, place + phrase.length)) {
          found.set(word, new Set([...(found.get(word) ?? []), ...added]));
        }
      }
    }
  });
  return found;
}

/** What a word forms together with the word before or after it: `burn-out` → burnout. */
function joined(words: readonly string[], word: string): string[] {
  return words.flatMap((one, place) => {
    const next = words[place + 1];
    return next !== undefined && (one === word || next === word) ? [one + next] : [];
  });
}

function isTelling(word: string): boolean {
  return !isStopWord(word) && !isWeakWord(word);
}

/** Weight of a word of the query. */
function weightOf(word: string, hasSynonyms: boolean): number {
  if (/^\d+$/.test(word)) {
    return WEIGHT.number;
  }
  return hasSynonyms || isTelling(word) ? 1 : WEIGHT.weak;
}

/**
 * Parses a query.
 *
 * @param query as typed, whatever it contains
 * @returns its different words, without very common ones unless there are no others
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
    .map((term) => {
      const others = [...(alike.get(term) ?? [])];
      const compounds = joined(words, term).filter((word) => vocabulary.countOf(word) > 0);
      const own =
        compounds.length > 0
          ? merge(...[term, ...compounds].map((word) => vocabulary.formsOf(word, 1)))
          : isStopWord(term)
            ? vocabulary.formsOf(term, 1)
            : vocabulary.expand(term, term === last);
      return {
        own,
        expansion: vocabulary.best(
          merge(own, ...others.map((other) => vocabulary.formsOf(other, WEIGHT.synonym))),
        ),
        weight: weightOf(term, others.length > 0),
      };
    });
}
