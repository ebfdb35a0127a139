// The framework's program, with the arguments that are given, in a process of its own.
// @ts-check
import { prepareFramework } from './setup.mjs';

await prepareFramework();
// @ts-expect-error: a program has no types.
await import('@docusaurus/core/bin/docusaurus.mjs');
