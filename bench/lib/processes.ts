import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { max, sum } from 'd3-array';
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
  /** Processor time of all threads, user and system. */
  cpuSeconds: number;
  /** The most memory that one of the processes held, in MiB. */
  peakMiB: number;
}

/**
 * Starts a command. Its output goes to a log.
 *
 * @param env added to the environment
 * @returns the shell that runs it, which leads a group of its own
 */
export function start(command: string, cwd: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  mkdirSync(TEMPORARY, { recursive: true });
  const log = openSync(LOG, 'a');
  return spawn(command, {
    cwd,
    env: { ...process.env, BASE_URL: '/', NO_UPDATE_NOTIFIER: '1', TMPDIR: TEMPORARY, ...env },
    stdio: ['ignore', log, log],
    shell: true,
    detached: true,
  });
}

/** Ends a started command with all that it started. */
export async function end(command: ChildProcess): Promise<void> {
  const ended = once(command, 'exit');
  process.kill(-(command.pid ?? 0), 'SIGTERM');
  await ended;
}

/**
 * Runs a command and tells what it used.
 *
 * @throws if it does not end well
 */
export async function measure(command: string, cwd: string): Promise<Run> {
  rmSync(USAGE, { force: true });
  const begin = performance.now();
  const env = {
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(__dirname, 'usage.mjs')).href}`,
    BENCH_USAGE: USAGE,
  };
  const [status] = (await once(start(command, cwd, env), 'exit')) as [number | null];
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
    cpuSeconds:
      sum(processes, ({ userCPUTime, systemCPUTime }) => userCPUTime + systemCPUTime) / 1e6,
    peakMiB: (max(processes, ({ maxRSS }) => maxRSS) ?? Number.NaN) / 1024,
  };
}
