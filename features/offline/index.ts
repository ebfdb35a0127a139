import type { Feature } from '../../platform/feature';
import { SCRIPTS } from './common/names';
import offlinePlugin from './node/plugin';
import { serviceWorkers } from './node/serviceWorkers';

/** Pages kept on the reader's device: two service workers, their page, and the kill switch. */
export const offline: Feature = {
  name: 'offline',
  plugins: [offlinePlugin],
  closingSteps: [serviceWorkers],
  // A kept one would keep the old site.
  headers: Object.values(SCRIPTS).map((script) => ({
    path: `/${script}`,
    headers: { 'Cache-Control': 'no-cache' },
  })),
  pages: [
    {
      url: '/offline',
      title: 'Read offline',
      description: 'Keep pages of this site on your device and read them without a connection.',
      keywords: ['Without internet', 'Service worker', 'Download all pages'],
    },
  ],
};
