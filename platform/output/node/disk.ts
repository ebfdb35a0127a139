// cspell:ignore bavail statfs
// What a full disk does to a build: the bundler cuts its files without a word, and Node.js names no folder.
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MB = 2 ** 20;
/** The site has 104 MB, its caches 265 (November 2026). */
const NEEDED = 500 * MB;
/** Where less than this is left at the end, there was no room for more. */
export const FULL = MB;

/** Bytes that are free on the disk of a folder, which need not exist yet. */
function freeIn(folder: string): number {
  if (!existsSync(folder)) {
    return freeIn(path.dirname(folder));
  }
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * @returns which disk has less than so much free, and what to do
 */
export function diskProblem(folders: readonly string[], least = NEEDED): string | undefined {
  const folder = folders.find((each) => freeIn(each) < least);
  return (
    folder &&
    `The disk of ${folder} is full: ${Math.floor(freeIn(folder) / MB)} MB are free, and a build needs ${NEEDED / MB}. Make room, or build into a folder on another disk: npm run build -- --out-dir <folder>`
  );
}

/** Adds to whatever a build fails of that there was no room, if there was none. */
export function nameFullDisk(folders: readonly string[], least = FULL): void {
  process.once('exit', (code) => {
    const problem = code === 0 ? undefined : diskProblem(folders, least);
    if (problem !== undefined) {
      console.error(`\n${problem}\n`);
    }
  });
}
