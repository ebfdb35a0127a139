import type { PrecacheEntry } from 'workbox-precaching';

/** What the build passes to a service worker. */
export interface WorkerOptions {
  /** With slashes at both ends. */
  baseUrl: string;
  /** Address of the folder with the page tables, which every release has for itself and each page names. */
  tables: string;
  /** Files to store before the worker takes control. */
  files: PrecacheEntry[];
  /** The page shown in place of one that is not kept. */
  lastResort: { html: string; headers: Record<string, string> };
  /**
   * Whether these files are the whole site, which then changes as a whole and only when the reader
   * agrees. If not, they are a last resort.
   */
  isWholeSite: boolean;
}
