// `npm run build -w packages/mcp`: bundles the server, and writes what it knows of the built site, into `dist`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { SynonymGroup } from '../../../features/search/common/config';
import { makeData } from './makeData';

const PACKAGE = path.resolve(__dirname, '..');
const SITE_DIR = path.resolve(PACKAGE, '../..');
const DIST = path.join(PACKAGE, 'dist');

async function main(): Promise<void> {
  const synonyms = JSON.parse(
    readFileSync(path.join(SITE_DIR, '.docusaurus/site-search/default/synonyms.json'), 'utf8'),
  ) as SynonymGroup[];
  const data = makeData(path.join(SITE_DIR, 'build'), synonyms);
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST);
  writeFileSync(path.join(DIST, 'data.json'), JSON.stringify(data));
  await build({
    entryPoints: [path.join(__dirname, 'mcp.ts')],
    outfile: path.join(DIST, 'mcp.js'),
    bundle: true,
    minify: true,
    legalComments: 'linked',
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20.19',
    banner: { js: '#!/usr/bin/env node' },
  });
}

void main();
