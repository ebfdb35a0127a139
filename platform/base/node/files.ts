import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

/**
 * Writes files, in folders of their own if need be.
 *
 * @param files contents by path below the folder
 */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/**
 * Folder for files that a plugin makes and that are served at the site's root,
 * in development and in the build alike. Listed in `staticDirectories`.
 */
export const GENERATED_STATIC_DIR = `${GENERATED_FILES_DIR_NAME}/static`;

/** Folders that are served, each with the time when its files are written for the first time. */
const served = new Map<string, Promise<void>>();

/**
 * The folder that is served at a route, emptied, so that nothing that was removed or renamed is
 * published.
 *
 * @param route without base path
 * @returns writes files by their paths below it
 */
export function publishedFolder(
  siteDir: string,
  route: string,
): (files: ReadonlyMap<string, string | Uint8Array>) => void {
  const folder = path.join(siteDir, GENERATED_STATIC_DIR, route, '/');
  rmSync(folder, { recursive: true, force: true });
  let finish: () => void;
  served.set(folder, new Promise<void>((resolve) => (finish = resolve)));
  return (files) => {
    writeFiles(folder, Object.fromEntries(files));
    finish();
  };
}

/**
 * The size in bytes of a file that a plugin publishes, once its folder is written: plugins get the
 * content at the same time.
 *
 * @param route of the file, without base path
 * @throws if no folder is served there, or the file isn't in it
 */
export async function publishedSize(siteDir: string, route: string): Promise<number> {
  const file = path.join(siteDir, GENERATED_STATIC_DIR, route);
  const folder = [...served.keys()].find((one) => file.startsWith(one));
  if (folder === undefined) {
    throw new Error(`No plugin publishes ${route}.`);
  }
  await served.get(folder);
  return statSync(file).size;
}
