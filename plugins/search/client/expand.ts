// Ships to browsers: pure functions, nothing from Node.
import SearchableMap from 'minisearch/SearchableMap';
import { stemmer } from 'stemmer';

/** Words of the index that a word of the query stands for, with the weight of each, up to 1. */
export type Expansion = Map<string, number>;

/** How much a match counts that is not the very word. */
export const WEIGHT = {
  /** Another form or spelling of the word: `archiving` for `archived`. */
  form: 0.75,
  /** A word that means nearly the same: `emeritus` for `retire`. */
  synonym: 0.7,
  /** A word that begins with what was typed. Less so, the more of it is missing. */
  prefix: 0.5,
  /** A word with a letter more, less or changed. Less so for a second one. */
  typo: 0.6,
  /** A word that tells little of what is looked for: `make`. */
  weak: 0.4,
  /** A number, of a year or of a vulnerability: who types one means that one. */
  number: 1.5,
};

/** Most words of the index that a word of the query stands for; each costs time. */
const MOST_WORDS = 12;

// cspell:ignore ence ense amme artef artif
/** British and American spellings of the same word, as endings of a part of the word. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['is', 'iz'],
  ['our', 'or'],
  ['ence', 'ense'],
  ['tre', 'ter'],
  ['amme', 'am'],
  ['artef', 'artif'],
  ['ll', 'l'],
];

/** The same word as others spell it: `organization` → `organisation`. */
function spellingsOf(word: string): string[] {
  return SPELLINGS.flatMap(([a, b]) => [
    word.replace(new RegExp(`${a}(?!.*${a})`), b),
    word.replace(new RegExp(`${b}(?!.*${b})`), a),
  ]).filter((spelling) => spelling !== word);
}

/** The stem by which forms of a word are found: `voting` → vote. */
export function stemOf(word: string): string {
  // The stemmer takes "news" for the plural of "new".
  return word === 'news' ? word : stemmer(word);
}

/** All words of several expansions, each with its greatest weight. */
export function merge(...expansions: Expansion[]): Expansion {
  const merged: Expansion = new Map();
  for (const expansion of expansions) {
    for (const [word, weight] of expansion) {
      merged.set(word, Math.max(weight, merged.get(word) ?? 0));
    }
  }
  return merged;
}

/** The words of an index, to be looked up in the ways in which readers write. */
export interface Vocabulary {
  /** How many documents have a word, over all types. */
  countOf(word: string): number;
  /** The word, its forms and spellings, as far as they are in the index. */
  formsOf(word: string, weight: number): Expansion;
  /** The words with the greatest weight, the more frequent first. */
  best(expansion: Expansion): Expansion;
  /** @param isUnfinished the reader may still be typing the word */
  expand(word: string, isUnfinished: boolean): Expansion;
}

/** @param counts for each word of the index, how many documents have it */
export function openVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const words = new SearchableMap<number>();
  const byStem = new Map<string, string[]>();
  for (const [word, count] of counts) {
    words.set(word, count);
    const stem = stemOf(word);
    const others = byStem.get(stem);
    if (others) {
      others.push(word);
    } else {
      byStem.set(stem, [word]);
    }
  }

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

  /** Words that differ by a letter, or by two letters if no word is nearer. */
  function neighboursOf(word: string): Expansion {
    // Too short words, and numbers, mean what they say.
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
        .map(([neighbour, [count, edits]]): [string, number, number] => [
          neighbour,
          WEIGHT.typo / edits,
          count,
        ]),
    ]);
  }

  /** The two words that were written as one: `cloudnative` → cloud, native. */
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
      // A whole word is what the reader means; what it could become matters only while typing.
      const completed = isUnfinished || meant.size === 0 ? completionsOf(word) : [];
      const found = merge(meant, new Map(completed));
      if (found.size > 0) {
        return found;
      }
      const neighbours = [...neighboursOf(word)].map(([neighbour, weight]) =>
        formsOf(neighbour, weight),
      );
      return neighbours.length > 0 ? merge(...neighbours) : partsOf(word);
    },
  };
}
