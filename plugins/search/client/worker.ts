// Ships to browsers as a worker: opening the index takes too long for the main thread.
import synonyms from '@generated/site-search/default/synonyms.json';
import type { IndexFile } from '../shared/types';
import { openIndex, type Search, type SearchAnswer, type SearchRequest } from './engine';

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

let search: Search = () => ({ hits: [], areas: {}, tokens: [] });

function answer(request: WorkerRequest): WorkerAnswer {
  if (request.kind === 'search') {
    return { kind: 'found', ...search(request.search) };
  }
  try {
    const file = JSON.parse(new TextDecoder().decode(request.file)) as IndexFile;
    const { removeDefaultStopWordFilter } = request;
    search = openIndex(file, { synonyms, removeDefaultStopWordFilter });
    return { kind: 'opened' };
  } catch {
    return { kind: 'unreadable' };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  postMessage(answer(data));
});
