/** Service worker of each mode, relative to the base path. */
export const SCRIPTS = { visited: 'sw.js', everything: 'sw-everything.js' } as const;

/** Page shown instead of one that is not kept, relative to the base path. */
export const OFFLINE_PAGE = 'offline';

/** File with the size of "everything", relative to the base path. */
export const SIZE_FILE = 'offline-size.json';

/** Content of that file. */
export interface Size {
  files: number;
  /** Before compression. */
  bytes: number;
}
