/** The database in which Workbox records when each kept file was last used. */
const EXPIRATION_DB = 'workbox-expiration';

/**
 * Whether a store belongs to this site, and not to another site of the same origin.
 *
 * @param scope address that the service worker controls
 */
export function isOwnStore(name: string, scope: string): boolean {
  return name.endsWith(`:${new URL(scope).pathname}`) || name.endsWith(`-${scope}`);
}

/** The stores of the browser, which have the same names in pages and in workers. */
export interface Stores {
  caches: { keys: () => Promise<string[]>; delete: (name: string) => Promise<boolean> };
  indexedDB: { deleteDatabase: (name: string) => unknown };
}

/** Deletes everything that the service worker of this scope has stored. */
export async function deleteStores(scope: string, { caches, indexedDB }: Stores): Promise<void> {
  const own = (await caches.keys()).filter((name) => isOwnStore(name, scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(EXPIRATION_DB);
}
