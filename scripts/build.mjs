// `npm run build`: the production site in `build/`, or in the folder of `--out-dir`.
// @ts-check
import { createRequire } from 'node:module';
import v8 from 'node:v8';
import { prepareFramework } from './lib/setup.mjs';

// By itself V8 lets garbage grow to several times what is in use: most of the heap after bundling.
v8.setFlagsFromString('--heap-growing-percent=40');
// Most code runs for a few seconds only. By itself V8 takes a third of the processor time of a
// build to optimise it.
v8.setFlagsFromString('--interrupt-budget=500000');
await prepareFramework();
createRequire(import.meta.url)('./build.ts');
