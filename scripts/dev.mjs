// `npm run dev`: the site with hot reload.
// @ts-check
import { checkNode, ensureDependencies, runFramework } from './lib/setup.mjs';

checkNode();
ensureDependencies();
const port = process.env.PORT ?? '3000';
process.exit(runFramework(['start', '--port', port, ...process.argv.slice(2)]) ? 0 : 1);
