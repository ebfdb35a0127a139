import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles the command of a package, and writes the data that it reads beside it, into `dist`.
 *
 * @param folder of the package
 * @param name of the command: of the file in `node/` that runs it, and of the bundle
 */
export async function bundle(folder: string, name: string, data: object): Promise<void> {
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(path.join(dist, 'data.json'), JSON.stringify(data));
  await build({
    entryPoints: [path.join(folder, `node/${name}.ts`)],
    outfile: path.join(dist, `${name}.js`),
    bundle: true,
    minify: true,
    legalComments: 'linked',
    platform: 'node',
    // Its paths stand for the subpaths (`#platform/…`) of package.json, which would need endings of files.
    tsconfig: path.resolve(__dirname, '../../../tsconfig.base.json'),
    // Packages whose main file is for loaders of modules of old.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    banner: { js: '#!/usr/bin/env node' },
  });
}
