// `npm run build -w packages/cli`: bundles the command, with what it knows of the site, into `dist`.
import path from 'node:path';
import { bundle } from './bundle';
import type { CliData } from './data';
import { affectedData } from './makeAffected';
import { checklistData } from './makeChecklist';

const PACKAGE = path.resolve(__dirname, '..');
const SITE_DIR = path.resolve(PACKAGE, '../..');

async function main(): Promise<void> {
  const affected = await affectedData(SITE_DIR);
  await bundle(PACKAGE, 'cli', { ...checklistData(SITE_DIR), affected } satisfies CliData);
}

void main();
