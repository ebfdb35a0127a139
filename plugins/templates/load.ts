import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TEMPLATES_DIR } from './address';

/** The template files of a site by name. A site without the folder has none. */
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
