// `npm run dev`: the site with hot reload.
// @ts-check
import { checkNode, ensureDependencies, run } from './lib/setup.mjs';

checkNode();
ensureDependencies();
const port = process.env.PORT ?? '3000';
const args = ['docusaurus', 'start', '--port', port, ...process.argv.slice(2)];
process.exit(run('npx', args, { NO_UPDATE_NOTIFIER: '1' }) ? 0 : 1);
