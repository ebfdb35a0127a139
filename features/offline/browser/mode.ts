import { createStorageSlot } from '@docusaurus/theme-common';

/** What is kept on the reader's device. */
export type Mode = 'visited' | 'everything' | 'off';

const slot = createStorageSlot('site.offline');

/** What the reader has chosen; by default, visited pages are kept. */
export function getMode(): Mode {
  const value = slot.get();
  return value === 'everything' || value === 'off' ? value : 'visited';
}

/** Remembers what the reader has chosen. */
export function rememberMode(mode: Mode): void {
  slot.set(mode);
}
