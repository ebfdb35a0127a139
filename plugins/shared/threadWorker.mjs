// The thread behind `inThread`: calls one function as often as it is asked to.
// @ts-check
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { file, name } = /** @type {{ file: string, name: string }} */ (workerData);

parentPort?.on('message', async (/** @type {{ id: number, args: unknown[] }} */ { id, args }) => {
  try {
    // Loaded with the first call, so that whatever fails is the answer to a call.
    const task = createRequire(import.meta.url)(file)[name];
    parentPort?.postMessage({ id, result: await task(...args) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
