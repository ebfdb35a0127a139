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
import { OFFLINE_PAGE } from '../client/names';
import type { WorkerOptions } from './options';

// The types of the project are those of pages, not of workers.
declare const self: typeof globalThis & { skipWaiting: () => Promise<void> };
/** Put in by the build. */
declare const OPTIONS: WorkerOptions;

const { baseUrl, files, isWholeSite } = OPTIONS;

// No parameter changes a file of a static site.
const ignoreSearch = { ignoreURLParametersMatching: [/./] };

if (isWholeSite) {
  precacheAndRoute(files, ignoreSearch);
  self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
    if (data?.type === 'SKIP_WAITING') {
      void self.skipWaiting();
    }
  });
} else {
  precache(files);
  void self.skipWaiting();
}
cleanupOutdatedCaches();
clientsClaim();

/**
 * The page that says what can be read without a connection. Its scripts are
 * left out: they would take it for the page whose address it is shown at.
 */
async function offlinePage(): Promise<Response | undefined> {
  const page = await matchPrecache(baseUrl + OFFLINE_PAGE);
  if (!page) {
    return undefined;
  }
  const html = await page.text();
  return new Response(
    html.replace(/<script\b[^>]*\b(?:src|data-scripts)=[^>]*>[^<]*<\/script>/g, ''),
    {
      headers: page.headers,
    },
  );
}

/** Answers when neither the network nor the store can. */
const lastResort: WorkboxPlugin = {
  handlerDidError: async ({ request }) =>
    (await matchPrecache(request)) ??
    (request.mode === 'navigate' ? await offlinePage() : undefined),
};

/**
 * @param name of the store; the base path keeps the sites of one origin apart
 * @param maxEntries beyond which those go that were not used for longest
 */
const keepingIn = (name: string, maxEntries: number) => ({
  cacheName: `${name}:${baseUrl}`,
  matchOptions: { ignoreSearch: true },
  plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }), lastResort],
});

// Names carry a hash: what is kept is what the network would give.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${baseUrl}assets/`),
  new CacheFirst(keepingIn('assets', 1000)),
);
// Pages, the search index and other data change with a release.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(baseUrl),
  new NetworkFirst(keepingIn('pages', 300)),
);
