import { deleteStores } from '../client/stores';

// A service worker that removes itself and everything that earlier ones stored.

// The types of the project are those of pages, not of workers.
interface LifecycleEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: typeof globalThis & {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: {
      type: 'window';
    }) => Promise<{ url: string; navigate: (url: string) => Promise<unknown> }[]>;
  };
};

async function removeAll(): Promise<void> {
  await deleteStores(self.registration.scope);
  await self.registration.unregister();
  // The pages that are open came out of the stores; loaded anew, they come from the network.
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

void self.skipWaiting();
self.addEventListener('activate', (event) => {
  (event as LifecycleEvent).waitUntil(removeAll());
});
