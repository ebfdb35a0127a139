import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from './check';
import type { Template } from './data';
import { HOMES } from './outcome';
import { pathOf } from './output';
import type { Repository } from './repository';

/** Templates that may be written as one file: several, where a project keeps one of them. */
export interface Missing {
  path: string;
  choices: Template[];
}

/** Folder of a file, as a prefix of its path. */
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1).toLowerCase();

/** Name of a file without its ending, as it may be written in several ways. */
const bare = (file: string): string =>
  path.posix
    .basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll('-', '_')
    .toUpperCase();

/**
 * The files that criteria miss and for which the site has a template. Files that are there stay, in
 * any place where readers expect them and in any format.
 */
export function missingFiles(report: Report, { files, skipped }: Repository): Missing[] {
  const there = [...files, ...skipped.map((one) => one.path)];
  const names = new Set(there.filter((file) => HOMES.includes(folderOf(file))).map(bare));
  const byPath = new Map<string, Set<Template>>();
  for (const { status, marked, templates } of report.results) {
    for (const template of status === 'not-found' && marked === undefined ? templates : []) {
      const file = pathOf(template);
      if (template.text !== undefined && !names.has(bare(file)) && !there.includes(file)) {
        byPath.set(file, (byPath.get(file) ?? new Set()).add(template));
      }
    }
  }
  return [...byPath].map(([file, choices]) => ({ path: file, choices: [...choices] }));
}

/**
 * Writes a file that isn't there.
 *
 * @throws Error if it is there, or if a folder on the way is a symbolic link
 */
export function writeNew(root: string, file: string, text: string): void {
  const folders = file.split('/').slice(0, -1);
  folders.forEach((_, index) => {
    const folder = path.join(root, ...folders.slice(0, index + 1));
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Error(`${folder} is a symbolic link → Write ${file} by hand.`);
    }
  });
  mkdirSync(path.join(root, ...folders), { recursive: true });
  writeFileSync(path.join(root, file), text, { flag: 'wx' });
}
