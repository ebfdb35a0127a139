import { keep, readKept } from '#platform/base/browser/kept';

const KEY = 'search-recents';

/** Maximum number of queries kept. */
const MOST = 5;

/** The latest queries that led to a result, newest first. */
export function readRecents(): string[] {
  try {
    const stored: unknown = JSON.parse(readKept(KEY));
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a query at the top, without its earlier occurrence. */
export function saveRecent(query: string): void {
  const others = readRecents().filter((recent) => recent !== query.trim());
  keep(KEY, JSON.stringify([query.trim(), ...others].slice(0, MOST)));
}

export const clearRecents = (): void => keep(KEY, '');
