import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
