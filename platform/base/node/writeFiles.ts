import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
