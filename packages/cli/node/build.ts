// `npm run build -w packages/cli`: bundles the command, and writes what it knows of the site, into `dist`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { CliData } from './data';
import { affectedData } from './makeAffected';
import { checklistData } from './makeChecklist';

const PACKAGE = path.resolve(__dirname, '..');
const SITE_DIR = path.resolve(PACKAGE, '../..');
const DIST = path.join(PACKAGE, 'dist');

async function main(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  const data: CliData = {
    ...checklistData(SITE_DIR),
    affected: await affectedData(SITE_DIR),
  };
  writeFileSync(path.join(DIST, 'data.json'), JSON.stringify(data));
  await build({
    entryPoints: [path.join(__dirname, 'cli.ts')],
    outfile: path.join(DIST, 'cli.js'),
    bundle: true,
    minify: true,
    legalComments: 'linked',
    platform: 'node',
    // Packages whose main file is for loaders of modules of old.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    banner: { js: '#!/usr/bin/env node' },
  });
}

void main();
