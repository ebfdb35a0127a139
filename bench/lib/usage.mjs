// Loaded into the processes that are measured: each leaves what it used.
// @ts-check
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    appendFileSync(String(process.env.BENCH_USAGE), `${JSON.stringify(process.resourceUsage())}\n`);
  });
}
