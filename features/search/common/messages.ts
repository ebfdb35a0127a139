import type { SearchAnswer, SearchRequest } from './engine';

/** What the page sends: first the index, then queries. */
export type WorkerRequest =
  | {
      kind: 'open';
      /** Content of `search-index.json`. */
      file: ArrayBuffer;
      removeDefaultStopWordFilter: boolean;
    }
  | { kind: 'search'; search: SearchRequest };

/** What the worker sends back: one message for each request, in their order. */
export type WorkerAnswer = { kind: 'opened' | 'unreadable' } | ({ kind: 'found' } & SearchAnswer);
