import { isStopWord, tokenize } from './text';

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
