import { deleteStores } from '../common/stores';

// A service worker that removes itself and everything that earlier ones have stored.

declare const self: ServiceWorkerGlobalScope;

async function removeAll(): Promise<void> {
  await deleteStores(self.registration.scope, self);
  await self.registration.unregister();
  // Open pages came from the stores; now they are loaded again from the network.
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

void self.skipWaiting();
self.addEventListener('activate', (event) => {
  event.waitUntil(removeAll());
});
