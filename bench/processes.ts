import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/lib/setup.mjs';

const SAMPLE_MS = 200;
/** What the measured commands print. */
export const LOG = path.join(ROOT, '.cache/bench.log');

/** Temporary files of the measured commands: tools keep there what they have compiled. */
export const TEMPORARY = path.join(ROOT, '.cache/bench-tmp');

export interface Run {
  /** Wall time. */
  seconds: number;
  /** Processor time of all processes, user and system. */
  cpuSeconds: number;
  /** Highest sum of the resident memory of all processes, in MiB. */
  peakMiB: number;
}

interface Process {
  pid: number;
  parent: number;
  /** Resident memory in KiB. */
  resident: number;
}

/** @param status content of `/proc/<pid>/status`; processes that have ended hold no memory */
export function readStatus(status: string): Process {
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { pid: field('Pid'), parent: field('PPid'), resident: field('VmRSS') };
}

/** @returns memory in KiB of a process and of all that it started */
export function memoryOf(root: number, processes: readonly Process[]): number {
  const own = processes.find(({ pid }) => pid === root)?.resident ?? 0;
  return processes
    .filter(({ parent }) => parent === root)
    .reduce((sum, { pid }) => sum + memoryOf(pid, processes), own);
}

/** Linux tells times in hundredths of a second, whatever its own clock is. */
const TICKS = 100;

/**
 * @param stat content of `/proc/<pid>/stat`
 * @returns processor time in seconds of the processes that it started, once they have ended
 */
export function readChildSeconds(stat: string): number {
  // The second field is the name, which may hold anything; `cutime` and `cstime` are 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

const childSeconds = (): number => readChildSeconds(readFileSync('/proc/self/stat', 'utf8'));

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readStatus(readFileSync(`/proc/${name}/status`, 'utf8'))];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/**
 * Starts a command. Its output goes to `LOG`.
 *
 * @param env added to the environment
 * @returns the process, which leads a group of its own; the group ends with the benchmark
 */
export function start(
  [program = '', ...args]: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  mkdirSync(TEMPORARY, { recursive: true });
  const log = openSync(LOG, 'a');
  const child = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      BASE_URL: '/',
      NO_UPDATE_NOTIFIER: '1',
      TMPDIR: TEMPORARY,
      ...env,
    },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const end = () => {
    stopGroup(child);
  };
  process.on('exit', end);
  child.on('exit', () => process.off('exit', end));
  return child;
}

/** Ends a process and all that it started, if they still run. */
export function stopGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // All have ended.
  }
}

/**
 * Runs a command and watches what it uses, which is read from `/proc` and so needs Linux.
 *
 * @throws if the command does not end well
 */
export async function measure(command: readonly string[], cwd: string): Promise<Run> {
  const begin = performance.now();
  const cpuBefore = childSeconds();
  const child = start(command, cwd);
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0, readProcesses()));
  }, SAMPLE_MS);
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(sampling);
  if (status !== 0) {
    throw new Error(`${command.join(' ')} failed in ${cwd}; ${LOG} says why.`);
  }
  return {
    seconds: (performance.now() - begin) / 1000,
    cpuSeconds: childSeconds() - cpuBefore,
    peakMiB: peak / 1024,
  };
}
