import SearchableMap from 'minisearch/SearchableMap';
import { stemmer } from 'stemmer';
import { groupBy } from '#platform/base/common/lists';
import type { SynonymGroup } from './options';
import { isStopWord, isWeakWord, tokenize } from './text';

/** Words of the index that match a word of the query, with the weight of each, up to 1. */
export type Expansion = Map<string, number>;

/** How much a match counts that is not the exact word. */
export const WEIGHT = {
  /** Another form or spelling: `archiving` for `archived`. */
  form: 0.75,
  /** A word with nearly the same meaning: `emeritus` for `retire`. */
  synonym: 0.7,
  /** A word that starts with what was typed. The more is missing, the less it counts. */
  prefix: 0.5,
  /** A word with one letter added, missing or changed; with two, it counts half. */
  typo: 0.6,
  /** A word that says little about the topic: `make`. */
  weak: 0.4,
  /** A number, such as a year or part of a CVE number: whoever types one means exactly that. */
  number: 1.5,
};

/** Maximum number of words of the index for a word of the query; each costs time. */
const MOST_WORDS = 12;

// cspell:ignore ence ense amme artef artif
/** British and American spellings, as endings of a part of a word. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['is', 'iz'],
  ['our', 'or'],
  ['ence', 'ense'],
  ['tre', 'ter'],
  ['amme', 'am'],
  ['artef', 'artif'],
  ['ll', 'l'],
];

/** Other spellings of a word: `organization` → `organisation`. */
function spellingsOf(word: string): string[] {
  return SPELLINGS.flatMap(([a, b]) => [
    word.replace(new RegExp(`${a}(?!.*${a})`), b),
    word.replace(new RegExp(`${b}(?!.*${b})`), a),
  ]).filter((spelling) => spelling !== word);
}

/** The stem shared by all forms of a word: `voting` → vote. */
export function stemOf(word: string): string {
  // The stemmer treats "news" as the plural of "new".
  return word === 'news' ? word : stemmer(word);
}

/** The words of several expansions, each with its highest weight. */
export function merge(...expansions: Expansion[]): Expansion {
  const merged: Expansion = new Map();
  for (const expansion of expansions) {
    for (const [word, weight] of expansion) {
      merged.set(word, Math.max(weight, merged.get(word) ?? 0));
    }
  }
  return merged;
}

/** The words of an index, with lookups for the ways in which readers type them. */
export interface Vocabulary {
  /** Number of documents with a word, over all types. */
  countOf(word: string): number;
  /** The word with its forms and spellings, as far as the index has them. */
  formsOf(word: string, weight: number): Expansion;
  /** The words with the highest weights; of equal ones, the more frequent. */
  best(expansion: Expansion): Expansion;
  /** @param isUnfinished whether the reader may still be typing the word */
  expand(word: string, isUnfinished: boolean): Expansion;
}

/** @param counts number of documents for each word of the index */
export function openVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const words = SearchableMap.from([...counts]) as SearchableMap<number>;
  const byStem = groupBy([...counts.keys()], stemOf);

  function formsOf(word: string, weight: number): Expansion {
    const found: Expansion = new Map();
    if (words.has(word)) {
      found.set(word, weight);
    }
    for (const spelling of [word, ...spellingsOf(word)]) {
      for (const form of byStem.get(stemOf(spelling)) ?? []) {
        if (form !== word) {
          found.set(form, weight * WEIGHT.form);
        }
      }
    }
    return found;
  }

  function mostFrequent(found: Iterable<[string, number, number]>): Expansion {
    const best = [...found].sort((a, b) => b[2] - a[2]).slice(0, MOST_WORDS);
    return new Map(best.map(([word, weight]) => [word, weight]));
  }

  function completionsOf(word: string): Expansion {
    return mostFrequent(
      [...words.atPrefix(word)]
        .filter(([completion]) => completion !== word)
        .map(([completion, count]): [string, number, number] => [
          completion,
          WEIGHT.prefix * (0.5 + (0.5 * word.length) / completion.length),
          count,
        ]),
    );
  }

  /** Words that differ by one letter, or by two if none is closer. */
  function neighborsOf(word: string): Expansion {
    // Very short words, and numbers, mean exactly what they say.
    if (word.length < 4 || /^\d+$/.test(word)) {
      return new Map();
    }
    const swapped = Array.from(
      { length: word.length - 1 },
      (_, place) =>
        word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
    ).filter((candidate) => words.has(candidate));
    const near = [...words.fuzzyGet(word, word.length < 6 ? 1 : 2)];
    const nearest = Math.min(...near.map(([, [, edits]]) => edits), swapped.length > 0 ? 1 : 2);
    return mostFrequent([
      ...swapped.map((candidate): [string, number, number] => [candidate, WEIGHT.typo, Infinity]),
      ...near
        .filter(([, [, edits]]) => edits === nearest)
        .map(([neighbor, [count, edits]]): [string, number, number] => [
          neighbor,
          WEIGHT.typo / edits,
          count,
        ]),
    ]);
  }

  /** Two words that were written as one: `cloudnative` → cloud, native. */
  function partsOf(word: string): Expansion {
    for (let place = 3; place <= word.length - 3; place += 1) {
      const parts = [word.slice(0, place), word.slice(place)];
      if (parts.every((part) => words.has(part))) {
        return new Map(parts.map((part) => [part, WEIGHT.form]));
      }
    }
    return new Map();
  }

  const countOf = (word: string) => counts.get(word) ?? 0;
  return {
    countOf,
    formsOf,
    best: (expansion) =>
      new Map(
        [...expansion]
          .sort(
            ([a, weightOfA], [b, weightOfB]) => weightOfB - weightOfA || countOf(b) - countOf(a),
          )
          .slice(0, MOST_WORDS),
      ),
    expand(word, isUnfinished) {
      const meant = formsOf(word, 1);
      // A complete word is what the reader means; completions matter only while they type.
      const completed = isUnfinished || meant.size === 0 ? completionsOf(word) : [];
      const found = merge(meant, new Map(completed));
      if (found.size > 0) {
        return found;
      }
      const neighbors = [...neighborsOf(word)].map(([neighbor, weight]) =>
        formsOf(neighbor, weight),
      );
      return neighbors.length > 0 ? merge(...neighbors) : partsOf(word);
    },
  };
}

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
