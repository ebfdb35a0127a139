import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import type { EngineAnswer, EngineRequest, SearchAnswer } from '../common/engine';
import { openSource, type Failure, type Port } from './source';

vi.mock('@generated/site-search/default/config.json', () => ({ default: {} }));

/** An index with a line for each page, all of which every query finds. */
const index = (...urls: string[]) => `[${urls.map((url) => JSON.stringify(url)).join('\n,')}]`;

/** An engine that finds what it has been given. */
function createPort(): Port {
  let urls: string[] = [];
  const answerTo = (request: EngineRequest): EngineAnswer => {
    if (request.kind === 'search') {
      const hits = urls.map((url, id) => ({ id, url })) as SearchAnswer['hits'];
      return { kind: 'found', hits, areas: { Site: hits.length }, tokens: [] };
    }
    try {
      urls = JSON.parse(request.file) as string[];
      return { kind: 'opened' };
    } catch {
      return { kind: 'unreadable' };
    }
  };
  const port: Port = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (request: EngineRequest) => {
      const data = answerTo(request);
      queueMicrotask(() => {
        port.onmessage?.call(port as Worker, { data } as MessageEvent);
      });
    },
  };
  return port;
}

const server = createServer();
afterEach(() => {
  server.removeAllListeners('request');
  server.close();
});

/** Opens a source whose index `respond` sends; asks it once. */
async function ask(respond: (response: ServerResponse) => void) {
  server.on('request', (_request, response: ServerResponse) => respond(response));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const failures: Failure[] = [];
  const parts: string[][] = [];
  const urlsOf = ({ hits }: SearchAnswer) => hits.map(({ url }) => url);
  const source = openSource({
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    removeDefaultStopWordFilter: false,
    createPort,
    onFailure: (failure) => failures.push(failure),
  });
  const answer = source.search(
    { query: 'a', area: '', limit: 5 },
    new AbortController().signal,
    (part) => parts.push(urlsOf(part)),
  );
  return {
    parts,
    failures,
    answer: answer.then((found) => found && { urls: urlsOf(found), failure: found.failure }),
  };
}

it('answers from what is there while the rest comes in', async () => {
  let response: ServerResponse | undefined;
  const [first = '', second = '', third = ''] = index('/a', '/b', '/c').split('\n');
  const { parts, failures, answer } = await ask((started) => {
    response = started;
    started.write(`${first}\n`);
  });
  await expect.poll(() => parts.at(-1)).toEqual(['/a']);
  response?.write(`${second}\n`);
  await expect.poll(() => parts.at(-1)).toEqual(['/a', '/b']);
  response?.end(third);
  expect(await answer).toEqual({ urls: ['/a', '/b', '/c'], failure: undefined });
  expect(failures).toEqual([]);
});

it('keeps what was found in the first part if the rest fails, and says so @spec:index-failure', async () => {
  let response: ServerResponse | undefined;
  const { parts, failures, answer } = await ask((started) => {
    response = started;
    started.write(`${index('/a', '/b').split('\n')[0]}\n`);
  });
  await expect.poll(() => parts.at(-1)).toEqual(['/a']);
  response?.destroy();
  expect(await answer).toEqual({ urls: ['/a'], failure: 'fetch' });
  expect(failures).toEqual(['fetch']);
});

it.each<[string, number, string, Failure]>([
  ['is missing', 404, '', 'fetch'],
  ['is no JSON', 200, 'not JSON', 'parse'],
])('finds nothing if the index %s', async (_, status, body, failure) => {
  const { failures, answer } = await ask((response) => response.writeHead(status).end(body));
  expect(await answer).toEqual({ urls: [], failure });
  expect(failures).toEqual([failure]);
});
