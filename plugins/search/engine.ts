// Ships to browsers: nothing from Node.
import MiniSearch, { type Options } from 'minisearch';

/** A page in the index. */
export interface SearchDocument {
  id: number;
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
  /** Label of the main area that it belongs to. */
  area: string;
}

/** One entry of `search-index.json`. */
export interface SearchEntry {
  documents: SearchDocument[];
  /** The serialised index over the documents. */
  index: ReturnType<MiniSearch<SearchDocument>['toJSON']>;
}

/** One set of options makes and reads the index; they have to be the same on both sides. */
const OPTIONS: Options<SearchDocument> = {
  fields: ['title', 'description', 'area'],
  searchOptions: {
    boost: { title: 4 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};

/** Indexes documents, ready to be written as JSON. */
export function buildEntry(documents: SearchDocument[]): SearchEntry {
  const engine = new MiniSearch(OPTIONS);
  engine.addAll(documents);
  return { documents, index: engine.toJSON() };
}

/** A function from a query to the documents that match it, best first. */
export type Search = (query: string) => SearchDocument[];

/** Makes the index searchable again. */
export function openEntries(entries: readonly SearchEntry[]): Search {
  const engines = entries.map(({ documents, index }) => ({
    documents,
    engine: MiniSearch.loadJS(index, OPTIONS),
  }));
  return (query) =>
    engines
      .flatMap(({ documents, engine }) =>
        engine.search(query).flatMap(({ id, score }) => {
          const document = documents[id as number];
          return document ? [{ document, score }] : [];
        }),
      )
      .sort((a, b) => b.score - a.score)
      .map(({ document }) => document);
}
