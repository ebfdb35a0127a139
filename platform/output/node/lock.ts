import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';

interface Holder {
  pid: number;
  /** When it took the lock, in milliseconds since 1970. */
  since: number;
}

/** Whether the process that took a lock still runs: it is there, and no restart of the machine gave its number away. */
function isRunning({ pid, since }: Holder): boolean {
  if (since < Date.now() - uptime() * 1000) {
    return false;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be sent a signal, but is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/**
 * Lets one build at a time run in a project: two would write the same files in `.docusaurus/`. The lock
 * ends with the process, and one that a dead process has left doesn't count.
 *
 * @param siteDir folder of the project
 * @throws if another build runs, with its process and since when
 */
export function lockBuild(siteDir: string): void {
  const file = path.join(siteDir, '.cache/build.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, since: Date.now() } satisfies Holder);
  try {
    // Fails if the file is there, so that only one of two that begin at once goes on.
    writeFileSync(file, mine, { flag: 'wx' });
  } catch (error) {
    const other = holderOf(file);
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
    if (other && other.pid !== process.pid && isRunning(other)) {
      throw new Error(
        `Another build is running here (process ${other.pid}, since ${new Date(other.since).toISOString()}). Wait for it, or end it. If that process is no build, delete ${file}.`,
        { cause: error },
      );
    }
    writeFileSync(file, mine);
  }
  process.once('exit', () => {
    if (holderOf(file)?.pid === process.pid) {
      rmSync(file);
    }
  });
}
