import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkerOptions } from '../common/options';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build. */
declare const OPTIONS: WorkerOptions;

const { baseUrl, files, isWholeSite, lastResort, tables } = OPTIONS;

// Query parameters make no difference on a static site.
const ignoreSearch = { ignoreURLParametersMatching: [/./] };

if (isWholeSite) {
  precacheAndRoute(files, ignoreSearch);
  self.addEventListener('message', ({ data }) => {
    if ((data as { type?: string } | undefined)?.type === 'SKIP_WAITING') {
      void self.skipWaiting();
    }
  });
} else {
  precache(files);
  void self.skipWaiting();
}
cleanupOutdatedCaches();
clientsClaim();

/** Answers when neither the network nor the store can. */
const answerAtLast: WorkboxPlugin = {
  // From a host that has too much to do, or is being repaired, what is kept serves better.
  fetchDidSucceed: ({ response, state }) => {
    if (response.status !== 429 && response.status < 500) {
      return Promise.resolve(response);
    }
    Object.assign(state ?? {}, { refusal: response });
    return Promise.reject(new Error(`${response.url}: ${response.status}`));
  },
  handlerDidError: async ({ request, state }) =>
    (await matchPrecache(request)) ??
    (state?.refusal as Response | undefined) ??
    (request.mode === 'navigate'
      ? new Response(lastResort.html, { headers: lastResort.headers })
      : undefined),
};

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html');

/** Whether a page is one of this release; while one is deployed, a host may have pages of two. */
const isOfThisRelease = async (page: Response) => (await page.clone().text()).includes(tables);

/** Keeps nothing but what this release consists of. */
const keepThisRelease: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const { pathname } = new URL(request.url);
    const isAsset = pathname.startsWith(`${baseUrl}assets/`);
    const isRight = isAsset
      ? // Some hosts answer with a page where a file is missing.
        !isPage(response) &&
        (pathname.startsWith(tables) || !pathname.startsWith(`${baseUrl}assets/pages/`))
      : !isPage(response) || (await isOfThisRelease(response));
    return response.status === 200 && isRight ? response : null;
  },
};

// The tables lie in `assets/pages/<release>/`.
const release = tables.split('/').at(-2) ?? '';
const storeOf = (kind: 'assets' | 'pages') => `${kind}-${release}:${baseUrl}`;
const PAGES_RENEWED = 50;

/** Fetches anew, of what the release before has kept, the last pages. */
async function renewPages(): Promise<void> {
  const kept = await Promise.all(
    (await caches.keys())
      .filter((name) => name.startsWith('pages') && name.endsWith(`:${baseUrl}`))
      .map(async (name) => (await caches.open(name)).keys()),
  );
  const store = await caches.open(storeOf('pages'));
  await Promise.allSettled(
    kept
      .flat()
      .slice(-PAGES_RENEWED)
      .map(async ({ url }) => {
        const response = await fetch(url);
        if (response.ok && (!isPage(response) || (await isOfThisRelease(response)))) {
          await store.put(url, response);
        }
      }),
  );
}

async function removeOtherReleases(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.endsWith(`:${baseUrl}`) && !name.includes(`-${release}:`),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(isWholeSite ? Promise.resolve() : renewPages());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOtherReleases());
});

/**
 * @param kind of what is kept; the base path keeps sites of the same origin apart
 * @param maxEntries beyond this number, the least recently used are removed
 */
const keepingIn = (kind: 'assets' | 'pages', maxEntries: number) => ({
  cacheName: storeOf(kind),
  matchOptions: { ignoreSearch: true },
  plugins: [
    keepThisRelease,
    new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    answerAtLast,
  ],
});

// Names contain a hash, so what is kept is what the network would return.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`),
  new CacheFirst(keepingIn('assets', 1000)),
);
// Pages, the search index and other data change with a release.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(baseUrl),
  new NetworkFirst(keepingIn('pages', 300)),
);
