// Bundled for the browser by ../search.ts: the engine of this site.
import { openIndex, type Search } from '#features/search/common/engine';
import type { SynonymGroup } from '#features/search/common/options';
import type { IndexFile } from '#features/search/common/indexFile';

let search: Search;

export function open(index: string, synonyms: SynonymGroup[]): void {
  search = openIndex(JSON.parse(index) as IndexFile, {
    synonyms,
    removeDefaultStopWordFilter: false,
  });
}

/** @returns routes, best first */
export function find(query: string): string[] {
  return search({ query, area: '', limit: 20 }).hits.map(({ url }) => url);
}
