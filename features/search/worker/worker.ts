// Opening the index takes too long for the main thread.
import synonyms from '@generated/site-search/default/synonyms.json';
import type { IndexFile } from '../common/indexFile';
import { openIndex, type EngineAnswer, type EngineRequest, type Search } from '../common/engine';

/** Stays as it is if more of the index can't be read. */
let search: Search = () => ({ hits: [], areas: {}, tokens: [] });

function answer(request: EngineRequest): EngineAnswer {
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

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(answer(data)));
