import type { SearchAnswer, SearchRequest } from './engine';

/** What the page sends: first the index, at first its pages alone, and queries. */
export type WorkerRequest =
  | {
      kind: 'open';
      /** JSON of an `IndexFile`. */
      file: string;
      removeDefaultStopWordFilter: boolean;
    }
  | { kind: 'search'; search: SearchRequest };

/** What the worker sends back: one message for each request, in their order. */
export type WorkerAnswer = { kind: 'opened' | 'unreadable' } | ({ kind: 'found' } & SearchAnswer);
