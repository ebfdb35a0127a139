import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchRequest } from '../common/engine';
import { openSource, type Failure, type Port } from './source';
import type { WorkerAnswer, WorkerRequest } from '../common/messages';

/** An engine that answers on command, and a record of the requests. */
function port(opened: WorkerAnswer = { kind: 'opened' }) {
  const asked: WorkerRequest[] = [];
  const engine = {
    onmessage: null as ((event: MessageEvent<WorkerAnswer>) => void) | null,
    onerror: null as (() => void) | null,
    terminate: vi.fn(),
    postMessage(request: WorkerRequest) {
      asked.push(request);
      if (request.kind === 'open') {
        engine.answer(opened);
      }
    },
    answer(data: WorkerAnswer) {
      engine.onmessage?.({ data } as MessageEvent<WorkerAnswer>);
    },
  };
  return { asked, engine, createPort: () => engine as unknown as Port };
}

const found = (url: string): WorkerAnswer => ({
  kind: 'found',
  hits: [{ url } as never],
  areas: {},
  tokens: [],
});
const request = (query: string): SearchRequest => ({ query, area: '', limit: 5 });
const open = (createPort: () => Port, failures: Failure[] = [], titlesUrl?: string) =>
  openSource({
    url: '/search-index.json',
    titlesUrl,
    removeDefaultStopWordFilter: false,
    createPort,
    onFailure: (failure) => failures.push(failure),
  });

function respond(respondWith: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(respondWith));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('openSource', () => {
  it('skips queries that are no longer awaited, and answers the last', async () => {
    respond(() => Promise.resolve(new Response('[]')));
    const { asked, engine, createPort } = port();
    const source = open(createPort);
    const aborted = new AbortController();
    const first = source.search(request('a'), aborted.signal);
    aborted.abort();
    const last = source.search(request('ab'), new AbortController().signal);
    await vi.waitFor(() => {
      expect(asked).toHaveLength(2);
    });
    engine.answer(found('/ab'));
    expect(await first).toBeUndefined();
    expect(await last).toMatchObject({ hits: [{ url: '/ab' }] });
    expect(asked).toMatchObject([{ kind: 'open' }, { search: { query: 'ab' } }]);
  });

  it('drops an answer that comes after its query was overtaken', async () => {
    respond(() => Promise.resolve(new Response('[]')));
    const { asked, engine, createPort } = port();
    const source = open(createPort);
    const overtaken = new AbortController();
    const first = source.search(request('a'), overtaken.signal);
    await vi.waitFor(() => {
      expect(asked).toHaveLength(2);
    });
    overtaken.abort();
    engine.answer(found('/a'));
    expect(await first).toBeUndefined();
  });

  it.each([
    ['the host cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'fetch'],
    ['the file is missing', () => Promise.resolve(new Response('', { status: 404 })), 'fetch'],
  ] as const)(
    'finds nothing and reports it when %s @spec:error-index-fetch',
    async (_, respondWith, failure) => {
      respond(respondWith);
      const { asked, engine, createPort } = port();
      const failures: Failure[] = [];
      const source = open(createPort, failures);
      const answer = await source.search(request('a'), new AbortController().signal);
      expect(answer).toEqual({ hits: [], areas: {}, tokens: [] });
      expect(failures).toEqual([failure]);
      expect(asked).toEqual([]);
      expect(engine.terminate).toHaveBeenCalledOnce();
    },
  );

  it('starts the engine while the index is loading, and notices if it stops', async () => {
    let arrive: (response: Response) => void = () => undefined;
    respond(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const { asked, engine, createPort } = port();
    const start = vi.fn(createPort);
    const failures: Failure[] = [];
    const source = open(start, failures);
    expect(start).toHaveBeenCalledOnce();
    engine.onerror?.();
    arrive(new Response('[]'));
    expect(await source.search(request('a'), new AbortController().signal)).toMatchObject({
      hits: [],
    });
    expect(failures).toEqual(['parse']);
    expect(asked).toEqual([]);
  });

  it('finds nothing and reports it when the file is not an index @spec:error-index-parse', async () => {
    respond(() => Promise.resolve(new Response('<html>')));
    const failures: Failure[] = [];
    const source = open(port({ kind: 'unreadable' }).createPort, failures);
    expect(await source.search(request('a'), new AbortController().signal)).toMatchObject({
      hits: [],
    });
    expect(failures).toEqual(['parse']);
  });

  it('finds nothing and reports it when the engine does not start', async () => {
    respond(() => Promise.resolve(new Response('[]')));
    const failures: Failure[] = [];
    const source = open(() => {
      throw new Error('Blocked.');
    }, failures);
    expect(await source.search(request('a'), new AbortController().signal)).toMatchObject({
      hits: [],
    });
    expect(failures).toEqual(['parse']);
  });

  describe('with titles', () => {
    const OPEN = { kind: 'open' };

    /** Opens a source whose texts arrive when told, and asks it. */
    async function ask() {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      vi.stubGlobal('document', { baseURI: 'https://example.org/a/' });
      let arrive: (response: Response) => void = () => undefined;
      const texts = new Promise<Response>((resolve) => {
        arrive = resolve;
      });
      const fetched: string[] = [];
      vi.stubGlobal('fetch', (url: string) => {
        fetched.push(url);
        return url === '/titles.json' ? Promise.resolve(new Response('[]')) : texts;
      });
      const { asked, engine, createPort } = port();
      const titles: SearchAnswer[] = [];
      const whole = open(createPort, [], '/titles.json').search(
        request('a'),
        new AbortController().signal,
        (answer) => titles.push(answer),
      );
      await vi.advanceTimersByTimeAsync(0);
      expect(fetched).toEqual(['/titles.json', '/search-index.json']);
      return { asked, engine, titles, whole, arrive };
    }

    afterEach(() => {
      vi.useRealTimers();
    });

    it('answers from them while texts are on their way, and then from all', async () => {
      const { asked, engine, titles, whole, arrive } = await ask();
      await vi.advanceTimersByTimeAsync(300);
      expect(asked).toMatchObject([OPEN, { kind: 'search' }]);
      engine.answer(found('/title'));
      await vi.advanceTimersByTimeAsync(0);
      expect(titles).toMatchObject([{ hits: [{ url: '/title' }] }]);
      arrive(new Response('[]'));
      await vi.advanceTimersByTimeAsync(0);
      expect(asked).toMatchObject([OPEN, { kind: 'search' }, OPEN, { kind: 'search' }]);
      engine.answer(found('/text'));
      expect(await whole).toMatchObject({ hits: [{ url: '/text' }] });
    });

    it('answers from them at once if they were long in coming', async () => {
      const entries = vi
        .spyOn(performance, 'getEntriesByName')
        .mockReturnValue([{ duration: 301 } as PerformanceEntry]);
      const { asked } = await ask();
      await vi.advanceTimersByTimeAsync(0);
      expect(entries).toHaveBeenCalledWith('https://example.org/titles.json');
      expect(asked).toMatchObject([OPEN, { kind: 'search' }]);
    });

    it('does not show them if texts come soon', async () => {
      const { asked, engine, titles, whole, arrive } = await ask();
      await vi.advanceTimersByTimeAsync(100);
      arrive(new Response('[]'));
      await vi.advanceTimersByTimeAsync(1000);
      engine.answer(found('/text'));
      expect(await whole).toMatchObject({ hits: [{ url: '/text' }] });
      expect(asked).toMatchObject([OPEN, OPEN, { kind: 'search' }]);
      expect(titles).toEqual([]);
    });
  });
});
