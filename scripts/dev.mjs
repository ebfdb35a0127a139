// `npm run dev`: the site with hot reload.
// @ts-check
import { checkNode, ensureDependencies, prepareFramework } from './lib/setup.mjs';

checkNode();
ensureDependencies();
process.argv.splice(2, 0, 'start', '--port', process.env.PORT ?? '3000');
await prepareFramework();
// @ts-expect-error: a program has no types.
await import('@docusaurus/core/bin/docusaurus.mjs');
