// `npm run build`: the production site in `build/`, or in the folder of `--out-dir`.
// @ts-check
import { createRequire } from 'node:module';
import v8 from 'node:v8';
import { prepareFramework } from './lib/setup.mjs';

// By itself V8 lets garbage grow to several times what is in use: most of the heap after bundling.
v8.setFlagsFromString('--heap-growing-percent=40');
await prepareFramework();
createRequire(import.meta.url)('./build.ts');
