import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FORMER_DIR, TEMPLATES_DIR } from '../common/address';

/** The files of a folder with their texts; none if there is no such folder. */
const textsIn = (folder: string): [name: string, text: string][] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => [name, readFileSync(path.join(folder, name), 'utf8')])
    : [];

/** The template files of a site, by name. */
export const loadTemplates = (siteDir: string): Map<string, string> =>
  new Map(textsIn(path.join(siteDir, TEMPLATES_DIR)));

/**
 * The former versions of a template file that are kept, by version: `1.0.0` for
 * `templates/former/<file>/1.0.0.md`. A file that never changed has none.
 */
export const loadFormerVersions = (siteDir: string, file: string): Map<string, string> =>
  new Map(
    textsIn(path.join(siteDir, FORMER_DIR, file))
      .sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }))
      .map(([name, text]) => [path.parse(name).name, text]),
  );
