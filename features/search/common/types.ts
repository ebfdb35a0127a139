/** Type of a result: a page, a heading on it, or the text below a heading. */
export const TYPE = { page: 0, heading: 1, content: 2 } as const;
export type ResultType = (typeof TYPE)[keyof typeof TYPE];

/** A page. The id of a page, as of all documents, is its index in the list. */
export interface PageDocument {
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
  /** In place of the description in the part that comes first. */
  brief?: string;
  /** Weight beside other pages, if it is less than 1. */
  weight?: number;
}

/** A heading of a page. */
export interface HeadingDocument {
  /** Id of the page. */
  page: number;
  title: string;
  /** Fragment that leads to it, with `#`, unless it follows from the title (`fragment.ts`). */
  hash?: string;
}

/** Marks the end of a text of which the index has only the beginning. */
export const CUT_MARK = '…';

/** The text of a page between one heading and the next. */
export interface ContentDocument {
  /** Id of the page. */
  page: number;
  /** Id of the heading above; `null` for text above the first heading. */
  heading: number | null;
  /**
   * Beginning of the text, for excerpts, with {@link CUT_MARK}; all words of the text are indexed.
   */
  text: string;
}

/** An entry of `search-index.json`: the documents of one type, with their index. */
export interface IndexEntry<Document> {
  documents: Document[];
  index: PackedIndex;
}

/** `search-index.json`: pages, headings and texts, in the order of {@link TYPE}. */
export type IndexFile = [
  IndexEntry<PageDocument>,
  IndexEntry<HeadingDocument>,
  IndexEntry<ContentDocument>,
];

/** A serialized MiniSearch index without redundant parts; see `pack.ts`. */
export interface PackedIndex {
  fields: string[];
  /** For each field, the number of different words of each document. */
  lengths: number[][];
  /** All words, sorted. */
  terms: string[];
  /** For each word and field, the documents with it; see `pack.ts`. */
  postings: number[][][];
  /** Number of documents by index of the word, if `postings` names only the best of them. */
  counts: Record<number, number>;
}
