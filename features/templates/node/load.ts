import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { readDataFile } from '../../../platform/content/node/dataFile';
import { FORMER_DIR, TEMPLATES_DIR } from '../common/address';

/** The template files of a site, by name. A site without the folder has none. */
export function loadTemplates(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, TEMPLATES_DIR);
  if (!existsSync(folder)) {
    return new Map();
  }
  return new Map(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/**
 * The former versions of a template file that are kept, by version: `1.0.0` for
 * `templates/former/<file>/1.0.0.md`. A file that never changed has none.
 */
export function loadFormerVersions(siteDir: string, file: string): Map<string, string> {
  const folder = path.join(siteDir, FORMER_DIR, file);
  if (!existsSync(folder)) {
    return new Map();
  }
  return new Map(
    readdirSync(folder)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => [
        path.basename(name, path.extname(name)),
        readFileSync(path.join(folder, name), 'utf8'),
      ]),
  );
}

/** The digest of each version of a template that was recorded: `ROADMAP.md 1.0.0` → SHA-256. */
export const DIGESTS_FILE = 'data/template-digests.json';

/** @param source text of a template, whose line ends depend on the checkout */
export const digestOf = (source: string): string =>
  createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex');

/** Reads and checks the recorded digests. */
export const readDigests = (siteDir: string) =>
  readDataFile(siteDir, DIGESTS_FILE, z.record(z.string(), z.string()));
