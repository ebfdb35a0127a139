import { Workbox } from 'workbox-window';
import { type Mode, rememberMode } from './mode';
import { SCRIPTS } from './names';
import { deleteStores } from './stores';

/** Starts the service worker that keeps everything, and tells the reader of a new version. */
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

/** Removes the service worker and all that it has stored. */
async function turnOff(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  await registration?.unregister();
  await deleteStores(new URL(baseUrl, location.href).href);
}

/** Resolves once the service worker of this mode has stored its files and is in charge. */
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
      reject(new Error('Not all files could be stored. Is there enough room on the device?'));
    });
    worker.register({ immediate: true }).then((registration) => {
      // The same worker as before has nothing to install.
      if (registration?.active?.scriptURL.endsWith(baseUrl + SCRIPTS[mode]) === true) {
        resolve();
      }
    }, reject);
  });
}

/**
 * Changes what is kept on the device.
 *
 * @throws if the files could not be stored, with the reason for the reader
 */
export async function setMode(mode: Mode, baseUrl: string): Promise<void> {
  await (mode === 'off' ? turnOff(baseUrl) : putInCharge(mode, baseUrl));
  rememberMode(mode);
}
