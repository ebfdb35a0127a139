// What docs-internal/architecture.md says of files, held against them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(__dirname, '..');
const TEXT = readFileSync(path.join(ROOT, 'docs-internal/architecture.md'), 'utf8');

/** The files of the walk in their order; a folder stands for its `index.tsx`. */
const walk = [...TEXT.matchAll(/^\| (\d+)\. `([^`]+)`/gm)].map(([, number, name = '']) => ({
  number: Number(number),
  name,
}));

/** @returns modules that a file imports, as paths from the root without their endings */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(/from '([.#][^']+)'/g)].map(([, name = '']) =>
    name.startsWith('#')
      ? name.slice(1)
      : path.posix.join(path.posix.dirname(file), name).replace(/\/$/, ''),
  );
}

it('walks through files that there are, at most 16, each of which imports or is imported by another', () => {
  expect(walk.map(({ number }) => number)).toEqual(walk.map((_, index) => index + 1));
  expect(walk.length).toBeLessThanOrEqual(16);
  const code = walk
    .map(({ name }) => name)
    .filter((name) => !name.endsWith('.md'))
    .map((name) => (path.extname(name) === '' ? `${name}/index.tsx` : name));
  const imports = new Map(code.map((file) => [file, importsOf(file)]));
  const moduleOf = (file: string) => file.replace(/(\/index)?\.tsx?$/, '');
  // Or both use the same contract, as a list and the view that it shows.
  const isImportedBy = (file: string, other: string) =>
    (imports.get(other) ?? []).some(
      (name) =>
        name === moduleOf(file) ||
        (name.startsWith('platform/collections/common/') && imports.get(file)?.includes(name)),
    );
  const alone = code.filter(
    (file) =>
      !code.some(
        (other) => other !== file && (isImportedBy(file, other) || isImportedBy(other, file)),
      ),
  );
  expect(alone).toEqual([]);
});

it('names files and folders that there are', () => {
  const named = [
    ...TEXT.matchAll(/`((?:site|platform|features|packages|scripts|e2e|data|docs)\/[^`\s]*)`/g),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !/[<>{}*…]/.test(name));
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

it('gives the reason for every package', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const asked = Object.keys({ ...dependencies, ...devDependencies });
  const text = readFileSync(path.join(ROOT, 'docs-internal/dependencies.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` +\| \S/gm)].map(([, name = '']) => name);
  expect(rows.sort()).toEqual(asked.filter((name) => !name.startsWith('@types/')).sort());
});
