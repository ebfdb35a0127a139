import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Registers the service worker, once a page has loaded and the browser is idle, and publishes its page. */
export default function offlinePlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-offline',
    getClientModules: () => [path.join(__dirname, '../browser/register.ts')],
    contentLoaded({ actions }) {
      actions.addRoute({
        path: `${baseUrl}offline`,
        component: '@site/features/offline/browser/OfflinePage.tsx',
        exact: true,
      });
    },
  };
}
