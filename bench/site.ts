import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/lib/setup.mjs';
import { copyNumbers, copyOf, type PlaceOf, type TextFile } from './copies';

/** Writes a file of a site, in a folder of its own if need be. */
export function writeFile(siteDir: string, { file, text }: TextFile): void {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

/** The files that git knows or would take in, without those that are gone. */
function listFiles(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', options, { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

/**
 * Makes a site of its own in a folder of this one, which has some of the content several times.
 * Its packages it finds in the folders above it.
 *
 * @param factor how many times
 * @param placesOf tells by the files of this site where copies of a file lie
 * @returns pages and templates as they are here
 */
export function writeSite(
  siteDir: string,
  factor: number,
  placesOf: (files: readonly TextFile[]) => PlaceOf,
): TextFile[] {
  rmSync(siteDir, { recursive: true, force: true });
  const names = listFiles();
  for (const name of names) {
    cpSync(path.join(ROOT, name), path.join(siteDir, name));
  }
  mkdirSync(path.join(siteDir, 'node_modules'));
  symlinkSync(path.join(ROOT, 'node_modules/.bin'), path.join(siteDir, 'node_modules/.bin'));
  const files = names
    .filter((name) => /^(?:(?:docs|blog)\/.*\.md|templates\/.*)$/.test(name))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
  const placeOf = placesOf(files);
  for (const { file, text } of files) {
    for (const copy of copyNumbers(factor)) {
      const place = placeOf(file, copy);
      if (place !== file) {
        const isPage = !file.startsWith('templates/');
        writeFile(siteDir, isPage ? copyOf({ file, text }, copy, placeOf) : { file: place, text });
      }
    }
  }
  return files;
}
