import { mkdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

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
): (files: ReadonlyMap<string, string | Uint8Array>) => Promise<void> {
  const folder = path.join(siteDir, GENERATED_STATIC_DIR, route);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return async (files) => {
    await Promise.all(
      [...files].map(async ([name, content]) => {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      }),
    );
  };
}
