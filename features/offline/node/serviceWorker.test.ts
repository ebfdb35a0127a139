import { afterEach, expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { siteOf } from '#platform/output/node/testSite';
import { cacheWillUpdate, serviceWorker } from './serviceWorker';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('an answer that is empty, cut or an error is not kept', async () => {
  const isKept = async (path: string, response: Response) =>
    (await cacheWillUpdate({
      request: new Request(`https://example.org${path}`),
      response,
    } as Parameters<typeof cacheWillUpdate>[0])) !== null;
  const answer = (
    type: string,
    body = 'text',
    { headers = {}, ...init }: { status?: number; headers?: Record<string, string> } = {},
  ) => new Response(body, { ...init, headers: { 'Content-Type': type, ...headers } });

  const script = '/assets/js/a.1.js';
  const type = 'text/javascript';
  expect(await isKept(script, answer(type, ''))).toBe(false);
  expect(await isKept(script, answer(type, 'tex', { headers: { 'Content-Length': '4' } }))).toBe(
    false,
  );
  expect(await isKept(script, answer(type, 'text', { headers: { 'Content-Length': '4' } }))).toBe(
    true,
  );
  expect(await isKept(script, answer(type, 'text', { status: 206 }))).toBe(false);
  expect(await isKept('/a/b', answer('text/html', 'text', { status: 404 }))).toBe(false);
});

it('the kill switch takes the place of the worker if there has to be one', async () => {
  vi.stubEnv('OFFLINE', 'off');
  const { files = {} } = await serviceWorker.run(siteOf({ siteDir: testFolder() }));
  expect(files['sw.js']).toContain('unregister');
});
