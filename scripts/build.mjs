// `npm run build`: the production site in `build/`, or in the folder of `--out-dir`.
// @ts-check
import { createRequire } from 'node:module';
import { prepareFramework } from './lib/setup.mjs';

await prepareFramework();
createRequire(import.meta.url)('./build.ts');
