/** Where Workbox notes when each kept file was last used. */
const NOTES = 'workbox-expiration';

/**
 * Whether a store of the browser is one of this site's, and not of another site of the same origin.
 *
 * @param scope address below which the service worker serves
 */
export function isOwnStore(name: string, scope: string): boolean {
  return name.endsWith(`:${new URL(scope).pathname}`) || name.endsWith(`-${scope}`);
}

/** Deletes all that the service worker of this scope has stored. */
export async function deleteStores(scope: string): Promise<void> {
  const own = (await caches.keys()).filter((name) => isOwnStore(name, scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(NOTES);
}
