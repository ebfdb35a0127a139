import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ReplacementsPlugin } from './replacements';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'replacements-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const file = (name: string) => path.join(folder, name);

/**
 * Bundles a client whose `./original` another module should take the place of.
 *
 * @param files by name
 * @returns what went wrong
 */
async function bundle(files: Record<string, string>): Promise<string[]> {
  mkdirSync(file('own'));
  for (const [name, code] of Object.entries({
    'original.js': 'export default "the original";',
    'own/original.js': 'export default "the replacement";',
    ...files,
  })) {
    writeFileSync(file(name), code);
  }
  const replacement = {
    request: './original',
    original: file('original.js'),
    file: file('own/original.js'),
  };
  const compiler = rspack({
    context: folder,
    mode: 'development',
    devtool: false,
    entry: file('entry.js'),
    output: { path: file('out') },
    plugins: [new ReplacementsPlugin([replacement], file('own'))],
  });
  const { errors = [] } = await new Promise<{ errors?: { message: string }[] }>(
    (resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (stats) {
            resolve(stats.toJson({ all: false, errors: true }));
          } else {
            reject(error ?? new Error('Nothing was bundled.'));
          }
        });
      });
    },
  );
  return errors.map(({ message }) => message);
}

it('stops a build in which nothing asks for what is replaced, and names it', async () => {
  const errors = await bundle({ 'entry.js': 'console.log(1);' });
  expect(errors).toEqual([
    expect.stringContaining(
      `Nothing imports "./original", so ${file('own/original.js')} takes the place of no module.`,
    ),
  ]);
});

it('stops a build in which a module gets the original by another name, and names both', async () => {
  const errors = await bundle({
    'entry.js': 'import a from "./original"; import b from "./original.js"; console.log(a, b);',
  });
  expect(errors).toEqual([
    expect.stringContaining(
      `${file('entry.js')} gets ${file('original.js')}, whose place ${file('own/original.js')} should take.`,
    ),
  ]);
});
