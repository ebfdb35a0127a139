import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OLD_ROUTES } from './content';
import { SITES } from './sites';

/** All files of a built site, relative to its folder. Old addresses with an ending are folders. */
export const builtFiles = (dir: string = SITES.root.dir): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)));

/**
 * Every page of the built site but those that redirect and the one for unknown addresses.
 *
 * @throws if there are so few that the folder can't hold the whole site
 */
export function builtPages(): { route: string; html: string }[] {
  const found = readdirSync(SITES.root.dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({
      route: `/${path.relative(SITES.root.dir, file).split(path.sep).join('/')}`
        .replace(/\.html$/, '')
        .replace(/\/index$/, '/'),
      file,
    }))
    .filter(({ route }) => OLD_ROUTES[route.replace(/(\.html)?\/?$/, '')] === undefined)
    .map(({ route, file }) => ({ route, html: readFileSync(file, 'utf8') }));
  if (found.length < 250) {
    throw new Error(`There are only ${found.length} pages in ${SITES.root.dir}.`);
  }
  return found;
}
