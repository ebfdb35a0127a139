// @ts-nocheck -- its packages are installed by ../lib/install.ts, outside of the project.
// Bundled for the browser by ../search.ts: the client of docusaurus-plugin-search-local, which
// loads its index as its `fetchIndexes` does.
import lunr from 'lunr';
import { SearchSourceFactory } from 'docusaurus-plugin-search-local/lib/client/utils/SearchSourceFactory';

let search;

export function open(index) {
  search = SearchSourceFactory({
    wrappedIndexes: JSON.parse(index).map(({ documents, index: serialized }, type) => ({
      type,
      documents,
      index: lunr.Index.load(serialized),
    })),
    removeDefaultStopWordFilter: false,
    // As many as its page of results shows, which is to its advantage: its dialog shows five.
    resultsLimit: 100,
    onResults: () => undefined,
  });
}

/** @returns routes of pages, best first */
export function find(query) {
  let found = [];
  search(query, (results) => {
    found = results.map(({ document }) => document.u);
  });
  return [...new Set(found)];
}
