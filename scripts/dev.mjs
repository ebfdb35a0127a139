// `npm run dev`: the site with hot reload.
// @ts-check
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import path from 'node:path';
import { endWithBadContent } from './lib/devServer.mjs';
import { capture, checkNode, ensureDependencies, ROOT } from './lib/setup.mjs';

checkNode();
ensureDependencies();
const port = process.env.PORT ?? '3000';
const framework = path.join(ROOT, 'scripts/lib/framework.mjs');
// Short-lived data of plugins and compilers fills the usual 16 MiB many times a second.
const flags = ['--max-semi-space-size=64'];
const args = [...flags, framework, 'start', '--port', port, ...process.argv.slice(2)];
const server = spawn('node', args, {
  cwd: ROOT,
  stdio: 'inherit',
  // Not the folder of the build, which may run meanwhile.
  env: { ...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/dev' },
});
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
// The server goes first: a page to look at is wanted sooner than a report.
const check = capture(
  'node',
  [tsx, 'scripts/check-content.ts'],
  {},
  constants.priority.PRIORITY_LOW,
);
process.exitCode = await endWithBadContent(server, check);
