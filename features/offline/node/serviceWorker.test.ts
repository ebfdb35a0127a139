import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteOf } from '#platform/output/node/testSite';
import { cacheWillUpdate, serviceWorker } from './serviceWorker';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an answer', () => {
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

  it.each([
    ['/a/b', 'text/html; charset=utf-8'],
    ['/a/', 'text/html'],
    ['/assets/js/a.1.js', 'text/javascript'],
    ['/assets/js/a.1.js', 'application/javascript; charset=utf-8'],
    ['/assets/css/a.1.css', 'text/css'],
    ['/assets/pages/1/a.json', 'application/json'],
    ['/assets/fonts/a.woff2', 'font/woff2'],
    ['/img/logo.svg', 'image/svg+xml'],
  ])('%s is kept as %s', async (path, type) => {
    expect(await isKept(path, answer(type))).toBe(true);
  });

  it('of the wrong type is not kept', async () => {
    expect(await isKept('/assets/js/a.1.js', answer('text/html'))).toBe(false);
    expect(await isKept('/img/logo.svg', answer('text/html'))).toBe(false);
    expect(await isKept('/a/b', answer('text/plain'))).toBe(false);
  });

  it('that is empty, cut or an error is not kept', async () => {
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
});

it('the kill switch takes the place of the worker if there has to be one', async () => {
  vi.stubEnv('OFFLINE', 'off');
  const { files = {} } = await serviceWorker.run(siteOf({}));
  expect(files['sw.js']).toContain('unregister');
});
