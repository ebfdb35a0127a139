// Ships to browsers: types and literal data, nothing from Node.

/** What a result is: a page, a heading in it, or the text below a heading. */
export const TYPE = { page: 0, heading: 1, content: 2 } as const;
export type ResultType = (typeof TYPE)[keyof typeof TYPE];

/** A page. Its id is its place in the list of documents, as with all documents. */
export interface PageDocument {
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
}

/** A heading of a page. */
export interface HeadingDocument {
  /** Id of the page. */
  page: number;
  title: string;
  /** Fragment that leads to it, with `#`. */
  hash: string;
}

/** End of a text of which the index keeps the beginning only. */
export const CUT_MARK = '…';

/** The text of a page between one heading and the next. */
export interface ContentDocument {
  /** Id of the page. */
  page: number;
  /** Id of the heading above; `null` for the text above the first. */
  heading: number | null;
  /** Beginning of the text, for excerpts, with {@link CUT_MARK}; the index knows all of it. */
  text: string;
}

/** One entry of `search-index.json`: documents of one type with the index over them. */
export interface IndexEntry<Document> {
  documents: Document[];
  index: PackedIndex;
}

/** `search-index.json`: pages, headings and contents, in the order of {@link TYPE}. */
export type IndexFile = [
  IndexEntry<PageDocument>,
  IndexEntry<HeadingDocument>,
  IndexEntry<ContentDocument>,
];

/** A serialised MiniSearch index with what repeats taken out; see `pack.ts`. */
export interface PackedIndex {
  fields: string[];
  /** For each field, the number of different words in each document. */
  lengths: number[][];
  /** All words, sorted. */
  terms: string[];
  /** For each word and field, the documents that have it; see `pack.ts`. */
  postings: number[][][];
  /** How many documents have a word, by its place, if `postings` names only the best of them. */
  counts: Record<number, number>;
}
