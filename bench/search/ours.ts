// Bundled for the browser by run.ts: the engine of this site.
import { openIndex, type Search } from '../../plugins/search/client/engine';
import type { SynonymGroup } from '../../plugins/search/shared/config';
import type { IndexFile } from '../../plugins/search/shared/types';

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
