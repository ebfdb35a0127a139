import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchRequest } from '../common/engine';
import { openSource, type Failure, type Port, type SearchSource } from './source';
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
const answerOf = (source: SearchSource) =>
  source.search(request('a'), new AbortController().signal);
const open = (createPort: () => Port, failures: Failure[] = []) =>
  openSource({
    url: '/search-index.json',
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
    [
      'the host cannot be reached @spec:error-index-fetch',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'fetch',
    ],
    [
      'the file is missing @spec:error-index-fetch',
      () => Promise.resolve(new Response('', { status: 404 })),
      'fetch',
    ],
    [
      'the file is not an index @spec:error-index-parse',
      () => Promise.resolve(new Response('<html>')),
      'parse',
    ],
  ] as const)('finds nothing and reports it when %s', async (_, respondWith, failure) => {
    respond(respondWith);
    const { engine, createPort } = port({ kind: 'unreadable' });
    const failures: Failure[] = [];
    expect(await answerOf(open(createPort, failures))).toEqual({ hits: [], areas: {}, tokens: [] });
    expect(failures).toEqual([failure]);
    expect(engine.terminate).toHaveBeenCalledOnce();
  });

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
    expect(await answerOf(source)).toMatchObject({ hits: [] });
    expect(failures).toEqual(['parse']);
    expect(asked).toEqual([]);
  });

  it('finds nothing and reports it when the engine does not start', async () => {
    respond(() => Promise.resolve(new Response('[]')));
    const failures: Failure[] = [];
    const source = open(() => {
      throw new Error('Blocked.');
    }, failures);
    expect(await answerOf(source)).toMatchObject({ hits: [] });
    expect(failures).toEqual(['parse']);
  });

  describe('an index that is long in coming', () => {
    const FIRST = { kind: 'open', file: '["pages"]' };
    const WHOLE = { kind: 'open', file: '["pages"\n,"sections"]' };

    /** Opens a source whose pages are there, and asks it. */
    async function ask() {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      const { readable, writable } = new TransformStream<string, string>();
      const writer = writable.getWriter();
      respond(() => Promise.resolve(new Response(readable.pipeThrough(new TextEncoderStream()))));
      const { asked, engine, createPort } = port();
      const early: SearchAnswer[] = [];
      const failures: Failure[] = [];
      const whole = open(createPort, failures).search(
        request('a'),
        new AbortController().signal,
        (answer) => early.push(answer),
      );
      void writer.write('["pag');
      void writer.write('es"\n,');
      await vi.waitFor(() => {
        expect(asked).toMatchObject([FIRST]);
      });
      const finish = async () => {
        await writer.write('"sections"]');
        await writer.close();
        await vi.waitFor(() => {
          expect(asked).toContainEqual(expect.objectContaining(WHOLE));
        });
      };
      return { asked, engine, early, failures, whole, finish, writer };
    }

    afterEach(() => {
      vi.useRealTimers();
    });

    it('answers from its pages while sections are on their way, and then from all', async () => {
      const { asked, engine, early, whole, finish } = await ask();
      await vi.advanceTimersByTimeAsync(300);
      expect(asked).toMatchObject([FIRST, { kind: 'search' }]);
      engine.answer(found('/page'));
      await vi.advanceTimersByTimeAsync(0);
      expect(early).toMatchObject([{ hits: [{ url: '/page' }] }]);
      await finish();
      await vi.waitFor(() => {
        expect(asked).toMatchObject([FIRST, { kind: 'search' }, WHOLE, { kind: 'search' }]);
      });
      engine.answer(found('/section'));
      expect(await whole).toMatchObject({ hits: [{ url: '/section' }] });
    });

    it('does not answer from pages if sections come soon', async () => {
      const { asked, engine, early, whole, finish } = await ask();
      await vi.advanceTimersByTimeAsync(100);
      await finish();
      await vi.advanceTimersByTimeAsync(1000);
      engine.answer(found('/section'));
      expect(await whole).toMatchObject({ hits: [{ url: '/section' }] });
      expect(asked).toMatchObject([FIRST, WHOLE, { kind: 'search' }]);
      expect(early).toEqual([]);
    });

    it('finds nothing, and reports it, when it breaks off', async () => {
      const { early, failures, whole, writer } = await ask();
      await writer.abort(new Error('The connection is lost.'));
      expect(await whole).toMatchObject({ hits: [] });
      await vi.advanceTimersByTimeAsync(300);
      expect([failures, early]).toEqual([['fetch'], []]);
    });
  });
});
