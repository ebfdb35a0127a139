import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';

// Not on the development server, and not for readers who asked to save data.
const isWanted =
  process.env.NODE_ENV === 'production' &&
  typeof navigator !== 'undefined' &&
  'serviceWorker' in navigator &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData !== true;

/** Has the worker fetch and keep these addresses, by a message that Workbox understands. */
function keep(worker: ServiceWorker | null, urlsToCache: readonly string[]): void {
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(`${siteConfig.baseUrl}sw.js`);
  if (!serviceWorker.controller) {
    // The open page and its files were loaded before there was a worker to keep them.
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    keep(active, [location.pathname, ...files.filter((file) => file.startsWith(location.origin))]);
  }
}

/** Once the browser is idle; Safari does not tell when it is. */
function startWhenIdle(): void {
  ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => {
    start().catch(() => {
      // Browsers refuse where they store nothing, as in private windows; the site works without.
    });
  });
}

if (isWanted) {
  if (document.readyState === 'complete') {
    startWhenIdle();
  } else {
    window.addEventListener('load', startWhenIdle);
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    // Navigation inside the site loads scripts, not the page itself; without this the page could
    // not be opened by its address later.
    if (isWanted && previousLocation && previousLocation.pathname !== location.pathname) {
      keep(navigator.serviceWorker.controller, [location.pathname]);
    }
  },
};

export default clientModule;
