// Opening the index takes too long for the main thread.
import synonyms from '@generated/site-search/default/synonyms.json';
import type { IndexFile } from '../common/types';
import { openIndex, type Search } from '../common/engine';
import type { WorkerAnswer, WorkerRequest } from '../common/messages';

let search: Search = () => ({ hits: [], areas: {}, tokens: [] });

function answer(request: WorkerRequest): WorkerAnswer {
  if (request.kind === 'search') {
    return { kind: 'found', ...search(request.search) };
  }
  try {
    const { file, removeDefaultStopWordFilter } = request;
    search = openIndex(JSON.parse(file) as IndexFile, { synonyms, removeDefaultStopWordFilter });
    return { kind: 'opened' };
  } catch {
    return { kind: 'unreadable' };
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => postMessage(answer(data)));
