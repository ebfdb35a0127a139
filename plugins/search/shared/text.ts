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
    'a about all also am an and are as at be because been but by can could did do does for from get ' +
    'had has have how i if in into is it its just me my no not of on or our out shall she should so some ' +
    'such than that the their them then there these they this those to too us was we were what when where ' +
    'which while who whom why will with would you your he her him his s t m re ve d ll vs versus any every'
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
