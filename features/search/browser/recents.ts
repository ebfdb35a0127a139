import { createStorageSlot } from '@docusaurus/theme-common';

/** Maximum number of queries kept. */
const MOST = 5;

/** Stored only in this browser; if storage is blocked, the list stays empty. */
const slot = createStorageSlot('search-recents');

/** @returns the list with a query at the top, without its earlier occurrence */
export function withRecent(recents: readonly string[], query: string): string[] {
  const wanted = query.trim();
  return wanted === ''
    ? [...recents]
    : [wanted, ...recents.filter((recent) => recent !== wanted)].slice(0, MOST);
}

/** The latest queries that led to a result, newest first. */
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
