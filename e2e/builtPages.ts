import { readdirSync } from 'node:fs';
import path from 'node:path';
import { builtPages as pagesIn } from '../scripts/lib/builtPages';
import { SITES } from './sites';

/** All files of a built site, relative to its folder. Old addresses with an ending are folders. */
export const builtFiles = (dir: string = SITES.root.dir): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)));

/** Every page of the built site but those that redirect and the one for unknown addresses. */
export const builtPages = () => pagesIn(SITES.root.dir).filter(({ file }) => file !== '404.html');
