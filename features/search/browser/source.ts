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
   * @param onTitles called with what titles tell, if texts are long in coming
   * @returns what was found, or `undefined` if aborted; after a failure, nothing is found
   */
  search(
    request: SearchRequest,
    signal: AbortSignal,
    onTitles?: (answer: SearchAnswer) => void,
  ): Promise<SearchAnswer | undefined>;
}

interface SourceOptions {
  /** Address of a `search-index.json`. */
  url: string;
  /** Address of its titles, which come first. */
  titlesUrl?: string | undefined;
  removeDefaultStopWordFilter: boolean;
  /** Starts the engine. */
  createPort: () => Port;
  /** Called once if the index cannot be used. */
  onFailure: (failure: Failure) => void;
}

/** Texts that come so soon after titles spare readers a list that grows, in milliseconds. */
const PATIENCE_MS = 300;

/**
 * How long to wait for texts once there are titles, in milliseconds. Texts are several times as
 * large: where titles have taken longer than that, texts don't come so soon.
 */
function patienceAfter(titlesUrl: string): number {
  const { href } = new URL(titlesUrl, document.baseURI);
  // The start of a page may have asked for them before (`opens`).
  const took = performance.getEntriesByName(href).map(({ duration }) => duration);
  return Math.max(0, ...took) > PATIENCE_MS ? 0 : PATIENCE_MS;
}

const NOTHING: SearchAnswer = { hits: [], areas: {}, tokens: [] };

async function fetchIndex(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.arrayBuffer();
}

/** A search engine that runs beside the page. */
interface Engine {
  /** One request after the other: the engine's next message is the answer. */
  ask: (request: WorkerRequest, transfer?: Transferable[]) => Promise<WorkerAnswer>;
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
  const askNow = (request: WorkerRequest, transfer: Transferable[]): Promise<WorkerAnswer> =>
    new Promise((resolve, reject) => {
      giveUp = () => {
        reject(new Error('The search engine does not run.'));
      };
      if (port) {
        port.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
          resolve(data);
        };
        port.postMessage(request, transfer);
      } else {
        giveUp();
      }
    });
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (request, transfer = []) => {
      const answer = last.then(() => askNow(request, transfer));
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
  titlesUrl,
  removeDefaultStopWordFilter,
  createPort,
  onFailure,
}: SourceOptions): SearchSource {
  const { ask, stop } = startEngine(createPort);
  const fail = (failure: Failure): boolean => {
    onFailure(failure);
    stop();
    return false;
  };
  const open = async (file: ArrayBuffer): Promise<boolean> => {
    const { kind } = await ask({ kind: 'open', file, removeDefaultStopWordFilter }, [file]);
    return kind === 'opened';
  };
  // Titles come first, and a search without them is only slower.
  const titles = titlesUrl === undefined ? undefined : fetchIndex(titlesUrl);
  const hasTitles = titles?.then(open).then(
    async (isReadable) => {
      await new Promise((resolve) => setTimeout(resolve, patienceAfter(titlesUrl ?? '')));
      return isReadable;
    },
    () => false,
  );
  const texts = titles
    ? titles.catch(() => undefined).then(() => fetchIndex(url))
    : fetchIndex(url);
  let isComplete = false;
  const isOpen = texts.then(
    async (file) => {
      const isReadable = await open(file).catch(() => false);
      isComplete = true;
      return isReadable || fail('parse');
    },
    () => fail('fetch'),
  );

  const searchNow = async (
    search: SearchRequest,
    signal: AbortSignal,
  ): Promise<SearchAnswer | undefined> => {
    if (!(await isOpen)) {
      return NOTHING;
    }
    if (signal.aborted) {
      return undefined;
    }
    const answer = await ask({ kind: 'search', search });
    return answer.kind === 'found' ? answer : undefined;
  };
  let previous: Promise<unknown> = isOpen;
  const searchTitles = async (
    search: SearchRequest,
    signal: AbortSignal,
    onTitles: (answer: SearchAnswer) => void,
  ): Promise<void> => {
    const isWanted = () => !isComplete && !signal.aborted;
    if ((await hasTitles) && isWanted()) {
      const answer = await ask({ kind: 'search', search });
      if (answer.kind === 'found' && isWanted()) {
        onTitles(answer);
      }
    }
  };
  return {
    search(request, signal, onTitles) {
      if (onTitles && !isComplete) {
        searchTitles(request, signal, onTitles).catch(() => undefined);
      }
      const found = previous
        .then(() => searchNow(request, signal))
        .then((answer) => (signal.aborted ? undefined : answer))
        .catch(() => undefined);
      previous = found;
      return found;
    },
  };
}
