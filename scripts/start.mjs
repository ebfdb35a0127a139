// `npm start`: from a fresh clone to the production site on this machine.
// @ts-check
import { checkNode, ensureDependencies, run, stop } from './lib/setup.mjs';

checkNode();
ensureDependencies();
if (!run('node', ['scripts/build.mjs'])) {
  stop('The site could not be built. The report above names file, field and remedy.');
}
process.exit(run('npx', ['tsx', 'scripts/serve.ts']) ? 0 : 1);
