/** Type of a result: a page, a heading on it, or the text below a heading. */
export const TYPE = { page: 0, heading: 1, content: 2 } as const;
export type ResultType = (typeof TYPE)[keyof typeof TYPE];

/** A page. Its id is its index in the list. */
export interface PageDocument {
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
  /** Weight beside other pages, if it is less than 1. */
  weight?: number;
}

/** The part of a page from one heading to the next. */
export interface SectionDocument {
  /** The heading; empty for what stands above the first heading. */
  title: string;
  /** Fragment that leads to it, with `#`, unless it follows from the title (`fragment.ts`). */
  hash?: string;
}

/** An entry of `search-index.json`. */
interface IndexEntry<Document> {
  documents: Document[];
  /** Their words, without those of titles and descriptions, which are in the documents. */
  index: PackedIndex;
}

/**
 * `search-index.json`: the pages, by which a search begins, and for each page its sections. The ids
 * of sections count through all pages.
 */
export type IndexFile = [pages: IndexEntry<PageDocument>, sections?: IndexEntry<SectionDocument[]>];

/** Fields of documents; see `pack.ts`. */
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
