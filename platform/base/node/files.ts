import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
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
  const folder = path.join(siteDir, GENERATED_STATIC_DIR, route);
  rmSync(folder, { recursive: true, force: true });
  return (files) => writeFiles(folder, Object.fromEntries(files));
}
