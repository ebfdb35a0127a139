import { Workbox } from 'workbox-window';
import { type Mode, rememberMode } from './mode';
import { SCRIPTS } from '../common/names';
import { deleteStores, isOwnStore } from '../common/stores';

/** Starts the worker that keeps everything, and tells the reader when there is a new version. */
export async function start(baseUrl: string): Promise<void> {
  const worker = new Workbox(baseUrl + SCRIPTS.everything);
  worker.addEventListener('waiting', () => {
    void import('./prompt').then(({ showUpdatePrompt }) => {
      showUpdatePrompt(() => {
        worker.addEventListener('controlling', () => {
          location.reload();
        });
        worker.messageSkipWaiting();
      });
    });
  });
  await worker.register({ immediate: true });
}

/** Removes the service worker and everything that it has stored. */
async function turnOff(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  await registration?.unregister();
  await deleteStores(new URL(baseUrl, location.href).href, window);
}

/** Resolves once the service worker of this mode has stored its files and controls the pages. */
async function putInCharge(mode: keyof typeof SCRIPTS, baseUrl: string): Promise<void> {
  const worker = new Workbox(baseUrl + SCRIPTS[mode]);
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('waiting', () => {
      worker.messageSkipWaiting();
    });
    worker.addEventListener('activated', () => {
      resolve();
    });
    worker.addEventListener('redundant', () => {
      reject(new Error('Not all files could be stored. Is there enough space on the device?'));
    });
    worker.register({ immediate: true }).then((registration) => {
      // If it is the same worker as before, there is nothing to install.
      if (registration?.active?.scriptURL.endsWith(baseUrl + SCRIPTS[mode]) === true) {
        resolve();
      }
    }, reject);
  });
}

/** How many files of this site are kept on the device. */
export async function countKept(baseUrl: string): Promise<number> {
  const scope = new URL(baseUrl, location.href).href;
  const own = (await caches.keys()).filter((name) => isOwnStore(name, scope));
  const kept = own.map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(kept)).reduce((sum, count) => sum + count, 0);
}

/**
 * Changes what is kept on the device.
 *
 * @throws if the files could not be stored, with a reason for the reader
 */
export async function setMode(mode: Mode, baseUrl: string): Promise<void> {
  await (mode === 'off' ? turnOff(baseUrl) : putInCharge(mode, baseUrl));
  rememberMode(mode);
}
