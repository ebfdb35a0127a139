import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import logger from '@docusaurus/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDemandIndex } from './onDemand';

let index: ReturnType<typeof onDemandIndex>;
let server: Server;

beforeEach(async () => {
  index = onDemandIndex();
  server = createServer((_request, response) => void index.answer(response));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});

afterEach(() => {
  server.close();
  vi.restoreAllMocks();
});

const ask = () => fetch(`http://localhost:${(server.address() as AddressInfo).port}`);

it('makes the index when it is requested, once, and again after an edit', async () => {
  const make = vi.fn(() => Promise.resolve('"before"'));
  index.update(make);
  expect(make).not.toHaveBeenCalled();
  await expect((await ask()).json()).resolves.toBe('before');
  await expect((await ask()).json()).resolves.toBe('before');
  expect(make).toHaveBeenCalledOnce();
  index.update(() => Promise.resolve('"after"'));
  await expect((await ask()).json()).resolves.toBe('after');
});

it('reports what is wrong, and tries again on the next request', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await ask()).status).toBe(500);
  const make = vi.fn().mockRejectedValueOnce(new Error('unreadable')).mockResolvedValueOnce('[]');
  index.update(make);
  expect((await ask()).status).toBe(500);
  expect(error).toHaveBeenCalledTimes(2);
  expect((await ask()).status).toBe(200);
});
