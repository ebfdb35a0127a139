import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Registers the service worker, once a page has loaded and the browser is idle. */
export default function offlinePlugin(): Plugin {
  return {
    name: 'site-offline',
    getClientModules: () => [path.join(__dirname, 'client/register.ts')],
  };
}
