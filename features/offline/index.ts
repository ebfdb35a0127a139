import path from 'node:path';
import type { Feature } from '#platform/feature';
import { SERVICE_WORKER, serviceWorker } from './node/serviceWorker';

/** Pages that a reader has opened can be read without a connection. */
export const offline: Feature = {
  name: 'offline',
  plugins: [
    () => ({
      name: 'site-offline',
      getClientModules: () => [path.join(__dirname, 'browser/register.ts')],
    }),
  ],
  outputSteps: [serviceWorker],
  headers: [{ path: `/${SERVICE_WORKER}`, headers: { 'Cache-Control': 'no-cache' } }],
};
