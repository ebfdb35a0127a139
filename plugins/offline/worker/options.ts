import type { PrecacheEntry } from 'workbox-precaching';

/** What the build tells a service worker. */
export interface WorkerOptions {
  /** With slashes at both ends. */
  baseUrl: string;
  /** Files to store before the worker is in charge. */
  files: PrecacheEntry[];
  /**
   * Whether those files are the site, which then changes as a whole and only
   * when the reader agrees. If not, they are for want of anything better.
   */
  isWholeSite: boolean;
}
