import type { SearchAnswer, SearchRequest } from '../common/engine';
import type { WorkerAnswer, WorkerRequest } from '../common/messages';

/** Why an index cannot be used. */
export type Failure = 'fetch' | 'parse';

/** The part of a `Worker` that a source needs. */
export type Port = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>;

/** An index that can be searched. */
export interface SearchSource {
  /**
   * @param signal aborted when the answer is no longer needed
   * @param onPages called with what the pages tell, if their sections are long in coming
   * @returns what was found, or `undefined` if aborted; after a failure, nothing is found
   */
  search(
    request: SearchRequest,
    signal: AbortSignal,
    onPages?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer | undefined>;
}

interface SourceOptions {
  /** Address of a `search-index.json`. */
  url: string;
  removeDefaultStopWordFilter: boolean;
  /** Starts the engine. */
  createPort: () => Port;
  /** Called once if the index cannot be used. */
  onFailure: (failure: Failure) => void;
}

/** Sections that come so soon after the search is opened spare readers a list that grows. */
const PATIENCE_MS = 300;

const NOTHING: SearchAnswer = { hits: [], areas: {}, tokens: [] };

/**
 * @param onPages called with the first line of the index, its pages, as soon as that is there
 * @returns the index
 * @throws if it can't be fetched, or ends too early
 */
async function fetchIndex(url: string, onPages: (file: string) => void): Promise<string> {
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) {
    throw new Error(`${url}: ${status}`);
  }
  let text = '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const isFirstLine = !text.includes('\n');
    text += part.value;
    if (isFirstLine && part.value.includes('\n')) {
      onPages(`${text.slice(0, text.indexOf('\n'))}]`);
    }
  }
  return text;
}

/** A search engine that runs beside the page. */
interface Engine {
  /**
   * One request after the other: the engine's next message is the answer.
   *
   * @returns nothing for a request that is aborted before its turn
   */
  ask: (request: WorkerRequest, signal?: AbortSignal) => Promise<WorkerAnswer | undefined>;
  stop: () => void;
}

function startEngine(createPort: () => Port): Engine {
  let port: Port | undefined;
  let giveUp = (): void => undefined;
  try {
    port = createPort();
    port.onerror = () => {
      port = undefined;
      giveUp();
    };
  } catch {
    // The first request fails then.
  }
  const askNow = (request: WorkerRequest): Promise<WorkerAnswer> =>
    new Promise((resolve, reject) => {
      giveUp = () => reject(new Error('The search engine does not run.'));
      if (port) {
        port.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
        port.postMessage(request);
      } else {
        giveUp();
      }
    });
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (request, signal) => {
      const answer = last.then(() => (signal?.aborted ? undefined : askNow(request)));
      last = answer.catch(() => undefined);
      return answer;
    },
    stop: () => port?.terminate(),
  };
}

/**
 * Fetches an index and passes it to an engine that runs beside the page. The engine starts at once,
 * so that its code is loaded by the time the index arrives.
 */
export function openSource({
  url,
  removeDefaultStopWordFilter,
  createPort,
  onFailure,
}: SourceOptions): SearchSource {
  const { ask, stop } = startEngine(createPort);
  const open = (file: string): Promise<boolean> =>
    ask({ kind: 'open', file, removeDefaultStopWordFilter }).then(
      (answer) => answer?.kind === 'opened',
      () => false,
    );
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  let openPages: (file: string) => void = () => undefined;
  const hasPages = new Promise<boolean>((resolve) => {
    openPages = (file) =>
      resolve(Promise.all([open(file), patience]).then(([isReadable]) => isReadable));
  });
  let isComplete = false;
  const complete = (failure?: Failure): boolean => {
    isComplete = true;
    if (failure) {
      onFailure(failure);
      stop();
    }
    return !failure;
  };
  const isOpen = fetchIndex(url, openPages).then(
    async (file) => complete((await open(file)) ? undefined : 'parse'),
    () => complete('fetch'),
  );

  const find = async (
    search: SearchRequest,
    signal: AbortSignal,
  ): Promise<SearchAnswer | undefined> => {
    const answer = await ask({ kind: 'search', search }, signal);
    return answer?.kind === 'found' && !signal.aborted ? answer : undefined;
  };
  const isPartial = () => !isComplete;
  const searchPages = async (
    search: SearchRequest,
    signal: AbortSignal,
    onPages: (answer: SearchAnswer) => void,
  ): Promise<void> => {
    if ((await hasPages) && isPartial()) {
      const answer = await find(search, signal);
      if (answer && isPartial()) {
        onPages(answer);
      }
    }
  };
  return {
    async search(request, signal, onPages) {
      if (onPages && isPartial()) {
        searchPages(request, signal, onPages).catch(() => undefined);
      }
      return (await isOpen) ? find(request, signal).catch(() => undefined) : NOTHING;
    },
  };
}
