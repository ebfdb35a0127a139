import config from '@generated/site-search/default/config.json';
import type { EngineAnswer, EngineRequest, SearchAnswer, SearchRequest } from '../common/engine';
import { INDEX_FILE } from '../common/indexFile';

/** Why an index, or the rest of it, cannot be used. */
export type Failure = 'fetch' | 'parse';

/** What was found in as much of an index as was there. */
export interface SourceAnswer extends SearchAnswer {
  /** The rest of the index, or all of it, could not be loaded. */
  failure?: Failure;
}

/** An index that can be searched. */
export interface SearchSource {
  /**
   * @param signal aborted when the answer is no longer needed
   * @param onPart called with what the parts of the index tell that are there, if the rest is long in
   *   coming; each answer knows more than the one before
   * @returns what was found, or `undefined` if aborted
   */
  search(
    request: SearchRequest,
    signal: AbortSignal,
    onPart?: (answer: SearchAnswer) => void,
  ): Promise<SourceAnswer | undefined>;
}

/** The part of a `Worker` that a source needs. */
export type Port = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror' | 'terminate'>;

interface SourceOptions {
  /** Address of a `search-index.json`. */
  url: string;
  removeDefaultStopWordFilter: boolean;
  /** Starts the engine. */
  createPort: () => Port;
  /** Called once if the index, or the rest of it, cannot be used. */
  onFailure: (failure: Failure) => void;
}

/** An index that comes so soon after the search is opened spares readers a list that grows. */
const PATIENCE_MS = 300;

const NOTHING: SearchAnswer = { hits: [], areas: {}, tokens: [] };

/**
 * The index as it comes in, line by line.
 *
 * @returns JSON of all lines that are there, whenever there are more; last the whole
 * @throws if it can't be fetched, or ends too early
 */
async function* linesOf(url: string): AsyncGenerator<string> {
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) {
    throw new Error(`${url}: ${status}`);
  }
  let text = '';
  let seen = -1;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const end = text.lastIndexOf('\n');
    if (end > seen) {
      seen = end;
      yield `${text.slice(0, end)}]`;
    }
  }
  yield text;
}

/** A search engine that runs beside the page. */
interface Engine {
  /**
   * One request after the other: the engine's next message is the answer.
   *
   * @returns nothing for a request that is aborted before its turn
   */
  ask: (request: EngineRequest, signal?: AbortSignal) => Promise<EngineAnswer | undefined>;
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
  const askNow = (request: EngineRequest): Promise<EngineAnswer> =>
    new Promise((resolve, reject) => {
      giveUp = () => reject(new Error('The search engine does not run.'));
      if (port) {
        port.onmessage = ({ data }: MessageEvent<EngineAnswer>) => resolve(data);
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
 * Fetches an index and passes it, as it comes in, to an engine that runs beside the page. The engine
 * starts at once, so that its code is loaded by the time the index arrives. Where the rest of the
 * index fails, what was there can still be searched.
 */
export function openSource({
  url,
  removeDefaultStopWordFilter,
  createPort,
  onFailure,
}: SourceOptions): SearchSource {
  const { ask, stop } = startEngine(createPort);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  /** Searches that wait for more of the index. */
  const waiting = new Set<() => void>();
  let isPartOpen = false;
  let isComplete = false;
  const isLoading = () => !isComplete;

  const open = async (file: string): Promise<boolean> => {
    const answer = await ask({ kind: 'open', file, removeDefaultStopWordFilter }).catch(
      () => undefined,
    );
    return answer?.kind === 'opened';
  };
  const load = async (): Promise<Failure | undefined> => {
    try {
      let isReadable = false;
      for await (const file of linesOf(url)) {
        isReadable = await open(file);
        isPartOpen ||= isReadable;
        waiting.forEach((searchAgain) => searchAgain());
      }
      return isReadable ? undefined : 'parse';
    } catch {
      return 'fetch';
    }
  };
  const loaded = load().then((failure) => {
    isComplete = true;
    if (failure) {
      onFailure(failure);
    }
    if (failure && !isPartOpen) {
      stop();
    }
    return failure;
  });

  const find = async (
    search: SearchRequest,
    signal: AbortSignal,
  ): Promise<SearchAnswer | undefined> => {
    const answer = await ask({ kind: 'search', search }, signal).catch(() => undefined);
    return answer?.kind === 'found' && !signal.aborted ? answer : undefined;
  };

  return {
    async search(request, signal, onPart) {
      const searchPart = async () => {
        await patience;
        if (isPartOpen && isLoading()) {
          const answer = await find(request, signal);
          if (answer && isLoading()) {
            onPart?.(answer);
          }
        }
      };
      if (onPart && isLoading()) {
        const searchAgain = () => void searchPart();
        waiting.add(searchAgain);
        searchAgain();
      }
      const failure = await loaded;
      waiting.clear();
      const found = !failure || isPartOpen ? await find(request, signal) : NOTHING;
      return found && { ...found, ...(failure && { failure }) };
    },
  };
}

/** The index of another site, under its heading. */
export interface ExternalSource {
  heading: string;
  /** Address that the routes of its results are relative to. */
  base: string;
  source: SearchSource;
}

export interface Sources {
  site: SearchSource;
  external: ExternalSource[];
}

const WARNINGS: Record<Failure, string> = {
  fetch: 'Unable to fetch search index',
  parse: 'Unable to parse search index',
};

function createPort(): Port {
  // By this name the bundler knows it (`WORKER`).
  return new Worker(new URL('../worker/worker.ts', import.meta.url), { name: 'search-worker' });
}

let opened: Sources | undefined;
let hasFailed = false;

/** Has the next call of {@link openSources} try again, after a failure. */
export function forgetFailure(): void {
  if (hasFailed) {
    opened = undefined;
    hasFailed = false;
  }
}

/**
 * The indexes, fetched on the first call and kept as long as the page is open.
 *
 * @param baseUrl base path of the site
 */
export function openSources(baseUrl: string): Sources {
  const { indexHash, removeDefaultStopWordFilter, externalSources } = config;
  const version = indexHash === null ? '' : `?_=${encodeURIComponent(indexHash)}`;
  opened ??= {
    site: openSource({
      url: baseUrl + INDEX_FILE + version,
      removeDefaultStopWordFilter,
      createPort,
      onFailure: (failure) => {
        console.warn(WARNINGS[failure]);
        hasFailed = true;
      },
    }),
    external: externalSources.map(({ heading, uri }) => ({
      heading,
      base: new URL('.', new URL(uri, window.location.href)).href,
      source: openSource({
        url: uri,
        removeDefaultStopWordFilter,
        createPort,
        onFailure: () => console.warn(`Unable to fetch search index for ${heading} from: ${uri}`),
      }),
    })),
  };
  return opened;
}
