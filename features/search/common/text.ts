// The index is built and searched with the same words, so both sides use this module.
import { fold } from '#platform/base/common/fold';

/**
 * Words so common in English that they say nothing about a page. Question words are among them:
 * readers ask "how do I …", and pages answer without these words.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after again all also am an and any are as at be because been before being both but by can ' +
    'could did do does doing during each either else every everybody everyone for from get getting got had ' +
    'has have having he her here hers him his how i if in into is it its just may me might mine more most ' +
    'much must my near no not now of off on once only onto or other others our ours out over own please ' +
    'quite rather really s same shall she should so some somebody someone something somewhere such than ' +
    'that the their theirs them then there these they this those though through to too under until up upon ' +
    'us very via was we were what whatever when where whether which while who whom whose why will with ' +
    'within without would yet you your yours t m re ve d ll vs versus anybody anyone anything'
  ).split(' '),
);

/** Words that structure a question rather than say what it is about. They count less. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'able always another ask come comes do done enough ever exist exists find found give given gives go ' +
    'goes going good happen happens help keep know let like long look looking made make makes making many ' +
    'mean means need needed needs never new next old one part people possible put right say says see ' +
    'seen set show shows start still stop take takes tell thing things think time try two use used uses ' +
    'using want wants way ways week well whole work works wrong year years'
  ).split(' '),
);

/** A word of a text and its position. */
export interface Word {
  /** In the form in which it is indexed. */
  term: string;
  /** Offsets in the text, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
}

/** Letters with marks, and digits. Dots, dashes and slashes separate words, apostrophes do not. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** The words of a text, in order: `Māori's CVE-2024-3094` → maori, cve, 2024, 3094. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: match, index }): Word[] => {
    const term = fold(match).replace(/['’]s$|['’]/g, '');
    return term === '' ? [] : [{ term, start: index, end: index + match.length }];
  });
}

/** The words of a text in the form in which they are indexed. */
export function tokenize(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

/** Whether the default filter drops a word. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Whether a word says little about the topic. */
export function isWeakWord(term: string): boolean {
  return WEAK_WORDS.has(term);
}
