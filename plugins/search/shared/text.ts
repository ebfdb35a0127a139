// Ships to browsers: pure functions, nothing from Node.
// The index is made and searched with the same words, so both sides use this module.

/** Most characters of a query that are looked at; nobody types more on purpose. */
export const QUERY_LENGTH = 200;

/**
 * Words so common in English that they tell pages apart by chance only. Question words are
 * among them, because readers ask "how do I …" and pages answer without them.
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

/**
 * Words that hold a question together more than they tell what it is about. They are
 * searched, and count less than others.
 */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'able always another ask come comes do done enough ever exist exists find found give given gives go ' +
    'goes going good happen happens help keep know let like long look looking made make makes making many ' +
    'mean means need needed needs never new next old one part people possible put right say says see ' +
    'seen set show shows start still stop take takes tell thing things think time try two use used uses ' +
    'using want wants way ways week well whole work works wrong year years'
  ).split(' '),
);

/** Lower case without accents: `Māori` → `maori`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word of a text and where it stands. */
export interface Word {
  /** As it is indexed. */
  term: string;
  /** Offsets into the text, in UTF-16 units; `end` is behind the last. */
  start: number;
  end: number;
}

/** Letters with their marks, and digits; a dot, dash or slash parts words, an apostrophe does not. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** The words of a text in their order: `Māori's CVE-2024-3094` → maori, cve, 2024, 3094. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: match, index }): Word[] => {
    const term = fold(match).replace(/['’]s$|['’]/g, '');
    return term === '' ? [] : [{ term, start: index, end: index + match.length }];
  });
}

/** The words of a text as they are indexed. */
export function tokenize(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

/** Whether the default filter leaves a word out. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Whether a word tells little of what is looked for. */
export function isWeakWord(term: string): boolean {
  return WEAK_WORDS.has(term);
}
