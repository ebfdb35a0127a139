import { isStopWord, tokenize } from './text';

/** Path of the index in the built site. */
export const INDEX_FILE = 'search-index.json';

/** The text of each section of a page by its fragment, with `#`; empty for the top of the page. */
export type SectionTexts = Record<string, string>;

/**
 * Path of the texts of a page: `/` → `search-text/index.json`, `/events/kubecon` →
 * `search-text/events/kubecon.json`.
 *
 * @param route without base path
 */
export const textFileOf = (route: string): string =>
  `search-text${route.endsWith('/') ? `${route}index` : route}.json`;

/** A page by its name. Its id is its index in the list. */
export interface PageName {
  /** Route without base path. */
  url: string;
  title: string;
  /** Other names by which readers look for this page. */
  alias?: string[];
  /** Weight beside other pages, if it is less than 1. */
  weight?: number;
}

/** The part of a page from one heading to the next. */
export interface SectionDocument {
  /** The heading; empty for what stands above the first heading. */
  title: string;
  /** Fragment that leads to it, with `#`, unless it follows from the title ({@link fragmentOf}). */
  hash?: string;
}

/** An entry of `search-index.json`. */
interface IndexEntry<Document> {
  documents: Document[];
  /** Their words, without those of names, descriptions and headings, which are in the documents. */
  index: PackedIndex;
}

/**
 * `search-index.json`: the names of pages, their descriptions, and their sections, a line each, so
 * that a search can begin before the rest is there. The ids of sections count through all pages.
 */
export type IndexFile = [
  names: IndexEntry<PageName>,
  descriptions?: IndexEntry<string>,
  sections?: IndexEntry<SectionDocument[]>,
];

/**
 * Fields of documents. Sorted words without the letters that they share with the one before, and
 * documents as distances: as plain JSON the index would be a third larger (422 instead of 311 kB gzip).
 */
export interface PackedIndex {
  terms: string[];
  fields: Record<
    string,
    {
      /** For each document, its number of different words; 1 for all if it doesn't count. */
      lengths: number[];
      /** For each word, the documents with it. */
      postings: number[][];
      /** Number of documents by index of the word, if `postings` names only the best of them. */
      counts: Record<number, number>;
    }
  >;
}

/** How often a word occurs, by the id of the document, in their order. */
export type Postings = Map<number, number>;

/** The words of one field of all documents of a type. */
export interface Field {
  /** For each document, its number of different words. */
  lengths: number[];
  /** For each word, the documents with it, or the best of them. */
  postings: Map<string, Postings>;
  /** Number of documents with a word, if not all are named. */
  counts: Map<string, number>;
}

function fieldOf(texts: readonly string[], keepStopWords: boolean): Field {
  const postings = new Map<string, Postings>();
  const lengths = texts.map((text, document) => {
    const words = tokenize(text);
    for (const word of words) {
      if (keepStopWords || !isStopWord(word)) {
        const documents = postings.get(word) ?? new Map<number, number>();
        postings.set(word, documents.set(document, (documents.get(document) ?? 0) + 1));
      }
    }
    return new Set(words).size;
  });
  return { lengths, postings, counts: new Map() };
}

/**
 * @param texts by name of the field, for each document
 * @param keepStopWords whether very common words count, too
 */
export const fieldsOf = (
  texts: Readonly<Record<string, readonly string[]>>,
  keepStopWords: boolean,
): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, ofField]) => [name, fieldOf(ofField, keepStopWords)]),
  );

/** Number of documents with a word. */
export const countIn = ({ postings, counts }: Field, word: string): number =>
  counts.get(word) ?? postings.get(word)?.size ?? 0;

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

/**
 * The fragment that a heading has by its title, like GitHub's: lower case, without punctuation, and
 * with hyphens for spaces. An index names only those that differ, such as the second of two alike, so
 * the table of characters of github-slugger, 3 kB gzip, isn't needed here.
 *
 * @returns with `#`
 */
export const fragmentOf = (title: string): string =>
  `#${title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')}`;
