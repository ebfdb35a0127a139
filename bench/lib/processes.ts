import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { max } from 'd3-array';
import { ROOT } from '../../scripts/lib/command';

/** Temporary files of the measured commands: tools keep there what they have compiled. */
export const TEMPORARY = path.join(ROOT, '.cache/bench-tmp');
/** What the measured commands print. */
const LOG = path.join(ROOT, '.cache/bench.log');
/** A line of JSON for each process. */
const USAGE = path.join(ROOT, '.cache/bench-usage.jsonl');

/** What a command used, in the processes of Node.js that it consists of. */
export interface Run {
  /** Wall time. */
  seconds: number;
  /** The most memory that one of the processes held, in MiB. */
  peakMiB: number;
}

/**
 * Runs a command and tells what it used.
 *
 * @throws if it does not end well
 */
export async function measure(command: string, cwd: string): Promise<Run> {
  rmSync(USAGE, { force: true });
  mkdirSync(TEMPORARY, { recursive: true });
  const log = openSync(LOG, 'a');
  const begin = performance.now();
  const child = spawn(command, {
    cwd,
    env: {
      ...process.env,
      BASE_URL: '/',
      NO_UPDATE_NOTIFIER: '1',
      TMPDIR: TEMPORARY,
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(__dirname, 'usage.mjs')).href}`,
      BENCH_USAGE: USAGE,
    },
    stdio: ['ignore', log, log],
    shell: true,
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - begin) / 1000;
  if (status !== 0) {
    throw new Error(`"${command}" failed in ${cwd}; ${LOG} says why.`);
  }
  const processes = readFileSync(USAGE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  return {
    seconds,
    peakMiB: (max(processes, ({ maxRSS }) => maxRSS) ?? Number.NaN) / 1024,
  };
}
