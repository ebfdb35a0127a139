import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from './kinds';
import { answersTo, newCommandsIn, write } from './newContent';

/** What the recipes leave to writers: other pages link what is new. */
const BY_HAND: readonly [file: string, from: RegExp, to: string][] = [
  ['docs/projects/index.md', /$/, '\nBring questions to the [office hours](./office-hours.md).\n'],
];

/** The recipes of CONTRIBUTING.md, each as the words behind `npm run new --`. */
export const recipesOf = (siteDir: string): string[][] =>
  newCommandsIn(readFileSync(path.join(siteDir, 'CONTRIBUTING.md'), 'utf8'));

/**
 * Does in a copy of the site what CONTRIBUTING.md says.
 *
 * @throws Error if a recipe names a kind or an answer that is not known
 */
export async function perform(siteDir: string): Promise<void> {
  for (const [name = '', ...flags] of recipesOf(siteDir)) {
    const kind = KINDS[name];
    if (kind === undefined) {
      throw new Error(`CONTRIBUTING.md adds a "${name}", which "npm run new" does not know.`);
    }
    await write(kind.draft(await answersTo(kind, flags, siteDir), siteDir), siteDir);
  }
  for (const [file, from, to] of BY_HAND) {
    const full = path.join(siteDir, file);
    writeFileSync(full, readFileSync(full, 'utf8').replace(from, to));
  }
}
