import { createStorageSlot } from '@docusaurus/theme-common';

/** Most queries that are kept. */
const MOST = 5;

/** Kept in this browser only; works as if empty where storage is blocked. */
const slot = createStorageSlot('search-recents');

/** @returns the list with a query at its top, without its earlier mention */
export function withRecent(recents: readonly string[], query: string): string[] {
  const wanted = query.trim();
  return wanted === ''
    ? [...recents]
    : [wanted, ...recents.filter((recent) => recent !== wanted)].slice(0, MOST);
}

/** The last queries that led to a result, newest first. */
export function readRecents(): string[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function saveRecent(query: string): void {
  slot.set(JSON.stringify(withRecent(readRecents(), query)));
}

export function clearRecents(): void {
  slot.del();
}
