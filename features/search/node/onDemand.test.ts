import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import logger from '@docusaurus/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IndexSource } from './indexing/makeIndex';
import { onDemandIndex } from './onDemand';

const make = vi.fn<(source: IndexSource) => Promise<string>>();
let index: ReturnType<typeof onDemandIndex>;
let server: Server;

beforeEach(async () => {
  make.mockReset();
  index = onDemandIndex(make);
  server = createServer((request, response) => void index.answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});

afterEach(() => {
  server.close();
  vi.restoreAllMocks();
});

const ask = () => fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
const source = (siteDir: string) => ({ siteDir }) as IndexSource;

it('makes the index when it is requested, once, and again after an edit', async () => {
  make.mockImplementation(({ siteDir }) => Promise.resolve(`"${siteDir}"`));
  index.update(source('before'));
  expect(make).not.toHaveBeenCalled();
  await expect((await ask()).json()).resolves.toBe('before');
  await expect((await ask()).json()).resolves.toBe('before');
  expect(make).toHaveBeenCalledOnce();
  index.update(source('after'));
  await expect((await ask()).json()).resolves.toBe('after');
});

it('reports what is wrong, and tries again on the next request', async () => {
  const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  make.mockRejectedValueOnce(new Error('unreadable')).mockResolvedValueOnce('[]');
  index.update(source('site'));
  expect((await ask()).status).toBe(500);
  expect(error).toHaveBeenCalledOnce();
  expect((await ask()).status).toBe(200);
});
