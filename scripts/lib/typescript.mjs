// Lets Node.js require TypeScript: imported by `prepareFramework`, before the framework.
// @ts-check
import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { transformSync } from 'esbuild';

/** @typedef {{ _compile: (code: string, file: string) => void }} Compiled what the types leave out */
/** @typedef {{ _extensions: Record<string, (module: Compiled, file: string) => void> }} Loader */

/** @type {Loader} */ (/** @type {unknown} */ (Module))._extensions['.ts'] = (module, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    // Node.js resolves `import()` by itself, and knows no TypeScript.
    supported: { 'dynamic-import': false },
    target: `node${process.versions.node}`,
    sourcefile: file,
    sourcemap: 'inline',
  });
  module._compile(code, file);
};
