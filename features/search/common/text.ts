// The index is built and searched with the same words, so both sides use this module.
import { fold } from '#platform/base/common/text';

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

/** A piece of plain text, without any markup. */
export interface Segment {
  text: string;
  isMarked: boolean;
}

const ELLIPSIS = '…';

/**
 * Splits a text at the words of the query.
 *
 * @param tokens words as the engine returns them
 * @returns segments that make up the text
 */
export function markWords(text: string, tokens: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  const add = (part: string, isMarked: boolean) => {
    if (part !== '') {
      segments.push({ text: part, isMarked });
    }
  };
  let end = 0;
  for (const word of wordsOf(text)) {
    if (tokens.has(word.term)) {
      add(text.slice(end, word.start), false);
      add(text.slice(word.start, word.end), true);
      end = word.end;
    }
  }
  add(text.slice(end), false);
  return segments;
}

/** Number of different words of the query among these words. */
function distinct(words: readonly Word[], tokens: ReadonlySet<string>): number {
  return new Set(words.map(({ term }) => term).filter((term) => tokens.has(term))).size;
}

/**
 * The part of a text with the most words of the query, cut between words.
 *
 * @param maxContext maximum length of what stands around the words of the query, in characters,
 *   ellipses included
 */
export function excerpt(text: string, tokens: ReadonlySet<string>, maxContext: number): string {
  const words = wordsOf(text);
  const marked = words.filter(({ term }) => tokens.has(term));
  const lengthOf = (some: readonly Word[]) =>
    some.reduce((sum, { start, end }) => sum + end - start, 0);
  if (text.length - lengthOf(marked) <= maxContext) {
    return text;
  }
  const room = maxContext - 2 * ELLIPSIS.length;
  /** The words that fit, starting from one. */
  const from = (first: number): Word[] => {
    const start = words[first]?.start ?? 0;
    let ofQuery = 0;
    const behind = words.findIndex(({ term, end, ...word }, place) => {
      if (place < first) {
        return false;
      }
      ofQuery += tokens.has(term) ? end - word.start : 0;
      return end - start - ofQuery > room;
    });
    return words.slice(first, behind === -1 ? undefined : behind);
  };
  let best = from(0);
  let most = distinct(best, tokens);
  words.forEach(({ term }, place) => {
    if (tokens.has(term)) {
      // Starts a little earlier, so that the word has some context.
      const window = from(Math.max(0, place - 2));
      const count = distinct(window, tokens);
      if (count > most) {
        best = window;
        most = count;
      }
    }
  });
  const start = best[0]?.start ?? 0;
  const end = best.at(-1)?.end ?? room;
  return [
    start > 0 ? ELLIPSIS : '',
    best.length > 0 ? text.slice(start, end) : text.slice(0, room),
    end < text.length ? ELLIPSIS : '',
  ].join('');
}
