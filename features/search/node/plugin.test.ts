import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import logger from '@docusaurus/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesOnDemand } from './plugin';

let index: ReturnType<typeof filesOnDemand>;
let server: Server;

beforeEach(async () => {
  index = filesOnDemand();
  server = createServer((request, response) => void index.answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});

afterEach(() => {
  server.close();
  vi.restoreAllMocks();
});

const ask = (file = 'search-index.json') =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}/${file}`);
const filesOf = (index: string) => ({ 'search-index.json': index });

it('makes the index when it is requested, once, and again after an edit', async () => {
  const make = vi.fn(() => Promise.resolve(filesOf('"before"')));
  index.update(make);
  expect(make).not.toHaveBeenCalled();
  await expect((await ask()).json()).resolves.toBe('before');
  await expect((await ask()).json()).resolves.toBe('before');
  expect((await ask('search-text/gone.json')).status).toBe(404);
  expect(make).toHaveBeenCalledOnce();
  index.update(() => Promise.resolve(filesOf('"after"')));
  await expect((await ask()).json()).resolves.toBe('after');
});

it('reports what is wrong, and tries again on the next request', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await ask()).status).toBe(500);
  const make = vi
    .fn()
    .mockRejectedValueOnce(new Error('unreadable'))
    .mockResolvedValueOnce(filesOf('[]'));
  index.update(make);
  expect((await ask()).status).toBe(500);
  expect(error).toHaveBeenCalledTimes(2);
  expect((await ask()).status).toBe(200);
});
