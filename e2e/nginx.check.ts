import { get } from 'node:http';
import { SITES } from './sites';
import { expect, test } from './test';

/** An answer as it came over the wire, not decoded. */
function fetchRaw(path: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; bytes: number }>(
    (resolve, reject) => {
      get(SITES.root.url + path, { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, bytes });
        });
      }).on('error', reject);
    },
  );
}

test('precompressed files are sent to browsers that can read them', async () => {
  const plain = await fetchRaw('/events/', {});
  const gzip = await fetchRaw('/events/', { 'Accept-Encoding': 'gzip' });
  const brotli = await fetchRaw('/events/', { 'Accept-Encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.bytes).toBeLessThan(gzip.bytes);
  expect(gzip.bytes).toBeLessThan(plain.bytes / 2);
  for (const { headers } of [plain, gzip, brotli]) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('hashed files are kept for a year, pages and the index are asked for anew', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const script = /\/assets\/js\/main\.\w+\.js/.exec(html)?.[0] ?? '';
  const cache = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cache(script)).toBe('public, max-age=31536000, immutable');
  expect(await cache('/')).toBe('no-cache');
  expect(await cache('/search-index.json')).toBe('no-cache');
  const { headers } = await fetchRaw('/', {});
  const again = await fetchRaw('/', { 'If-None-Match': String(headers.etag) });
  expect([again.status, again.bytes]).toEqual([304, 0]);
});

test('a part of a file can be asked for', async () => {
  const part = await fetchRaw('/img/social-card.png', { Range: 'bytes=0-99' });
  expect([part.status, part.bytes]).toEqual([206, 100]);
  expect(part.headers['content-range']).toMatch(/^bytes 0-99\//);
});

test('the files for hosts are no pages, and a folder has no list', async ({ request }) => {
  for (const path of ['/_headers', '/_redirects', '/_nginx/server.conf', '/img/', '/assets/js/']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('Page not found');
  }
});
