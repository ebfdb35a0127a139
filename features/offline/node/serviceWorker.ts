import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GenerateSWOptions } from 'workbox-build';
import { cachedFiles } from '#platform/base/node/buildCache';
import type { OutputStep } from '#platform/output/node/contribution';

/** Relative to the base path. */
export const SERVICE_WORKER = 'sw.js';

/** A worker that removes what earlier ones kept, and itself. */
const KILL_SWITCH = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const own = (await caches.keys()).filter((name) => name.endsWith(new URL(registration.scope).pathname));
  await Promise.all(own.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
})()));
`;

type RuntimeCaching = NonNullable<GenerateSWOptions['runtimeCaching']>[number];
type WorkboxPlugin = NonNullable<NonNullable<RuntimeCaching['options']>['plugins']>[number];

// Workbox writes the following functions into the worker as text: they can't use anything around them.

/**
 * Keeps an answer only if it is whole and what its address promises. Some hosts answer with a page
 * where a file is missing.
 *
 * @returns the answer, or null to keep none
 */
export const cacheWillUpdate: NonNullable<WorkboxPlugin['cacheWillUpdate']> = async ({
  request,
  response,
}) => {
  const { pathname } = new URL(request.url);
  const extension = /\.\w+$/.exec(pathname)?.[0] ?? '.html';
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'javascript',
    '.css': 'text/css',
    '.json': 'json',
    '.woff2': 'font',
  };
  const type = response.headers.get('Content-Type') ?? '';
  const isRight =
    extension in types ? type.includes(types[extension] ?? '') : !type.includes('html');
  if (response.status !== 200 || response.redirected || !isRight) {
    return null;
  }
  const { byteLength } = await response.clone().arrayBuffer();
  const promised = response.headers.has('Content-Encoding')
    ? null
    : response.headers.get('Content-Length');
  return byteLength > 0 && (promised === null || Number(promised) === byteLength) ? response : null;
};

/** Has a busy or broken host count as none, so that the kept answer is taken. */
const fetchDidSucceed: NonNullable<WorkboxPlugin['fetchDidSucceed']> = ({ response }) =>
  response.status === 429 || response.status >= 500
    ? Promise.reject(new Error(`${response.url}: ${response.status}`))
    : Promise.resolve(response);

/** What is shown at the address of a page that is not kept. */
const handlerDidError: NonNullable<WorkboxPlugin['handlerDidError']> = ({ request }) =>
  Promise.resolve(
    request.mode === 'navigate'
      ? new Response(
          '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>No connection</title><h1>No connection</h1><p>This page isn\'t kept on your device, and the site didn\'t answer. Pages you have opened before can be read without a connection.</p><p><a href="">Try again</a></p></html>',
          { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
        )
      : undefined,
  );

/**
 * The service worker, which keeps what readers open. The network is asked first, for scripts as for
 * pages: what it gives can't be older or worse than what is kept, and names with a hash come from
 * the browser's own store anyway.
 *
 * @param baseUrl with slashes at both ends
 */
export async function makeServiceWorker(baseUrl: string): Promise<string> {
  const { generateSW } = await import('workbox-build');
  const folder = await mkdtemp(path.join(tmpdir(), 'service-worker-'));
  const swDest = path.join(folder, SERVICE_WORKER);
  const keeping = (name: string, urlPattern: RegExp, maxEntries: number): RuntimeCaching => ({
    urlPattern,
    handler: 'NetworkFirst',
    options: {
      // The base path keeps sites of one origin apart.
      cacheName: `${name}:${baseUrl}`,
      networkTimeoutSeconds: 3,
      matchOptions: { ignoreSearch: true },
      expiration: { maxEntries, purgeOnQuotaError: true },
      plugins: [{ cacheWillUpdate, fetchDidSucceed, handlerDidError }],
    },
  });
  const below = `^https?://[^/]+${baseUrl}`;
  await generateSW({
    swDest,
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: true,
    clientsClaim: true,
    runtimeCaching: [
      keeping('files', new RegExp(`${below}(?:assets|img)/|${below}search-[^/]+\\.json`), 1000),
      keeping('pages', new RegExp(`${below}(?:[^?#]*/)?[^./?#]*(?:[?#]|$)`), 300),
    ],
  });
  const script = await readFile(swDest, 'utf8');
  await rm(folder, { recursive: true });
  return script;
}

/** Should a service worker ever do harm, `OFFLINE=off` takes it off readers' devices. */
export const serviceWorker: OutputStep = {
  name: 'service worker',
  async run({ siteDir, baseUrl }) {
    const isOff = process.env.OFFLINE === 'off';
    // It is the same until its code or the packages change.
    const [made = KILL_SWITCH] = isOff
      ? []
      : await cachedFiles(siteDir, 'service-worker', '.js', [baseUrl], async () => [
          Buffer.from(await makeServiceWorker(baseUrl)),
        ]);
    return { files: { [SERVICE_WORKER]: made } };
  },
};
