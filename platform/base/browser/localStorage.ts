import { useSyncExternalStore } from 'react';

/** Texts that storage has refused, by key: they last until the page is left. */
const refused = new Map<string, string>();
const listeners = new Set<() => void>();

/** The text that this device keeps under a key; empty if there is none or storage is blocked. */
export function readKept(key: string): string {
  try {
    return refused.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    refused.set(key, '');
    return '';
  }
}

/** Keeps a text on this device; an empty one removes what was there. */
export function keep(key: string, text: string): void {
  try {
    if (text === '') {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, text);
    }
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed something.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * What {@link readKept} reads, now and after each change; empty until React has taken the page
 * over.
 *
 * @returns the text, and whether storage is blocked or full
 */
export function useLocalStorage(key: string): [text: string, isRefused: boolean] {
  const text = useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => '',
  );
  const isRefused = useSyncExternalStore(
    subscribe,
    () => refused.has(key),
    () => false,
  );
  return [text, isRefused];
}
