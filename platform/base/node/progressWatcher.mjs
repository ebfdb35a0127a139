// The thread that says when a process waits without end; see progress.ts.
// @ts-check
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { quietMs, giveUpMs } = /** @type {import('./progress').Patience} */ (workerData);
// Counted, not measured: a computer that slept has not waited.
const tickMs = Math.min(1000, quietMs / 4);

/** @type {string[]} */
let waitedFor = [];
let quiet = 0;
let nextWordAt = quietMs;

parentPort?.on('message', (/** @type {string[]} */ steps) => {
  waitedFor = steps;
  quiet = 0;
  nextWordAt = quietMs;
});

const minutes = () => `${Math.max(1, Math.round(quiet / 60_000))} min`;

// Written at once, by this thread: the main thread may never print again.
setInterval(() => {
  if (waitedFor.length === 0) {
    return;
  }
  quiet += tickMs;
  const what = waitedFor.join('; ');
  if (giveUpMs !== undefined && quiet >= giveUpMs) {
    writeSync(2, `[ERROR] Nothing has moved for ${minutes()}. Gave up waiting for ${what}.\n`);
    process.kill(process.pid, 'SIGKILL');
  } else if (quiet >= nextWordAt) {
    nextWordAt += quietMs;
    writeSync(2, `[WARNING] Nothing has moved for ${minutes()}. Waiting for ${what}.\n`);
  }
}, tickMs);
