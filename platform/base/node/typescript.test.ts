import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a script in a process that loads TypeScript. */
function run(script: string): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', './typescript.cjs', '--eval', `console.log(JSON.stringify(${script}))`],
    { cwd: __dirname, encoding: 'utf8', timeout: 60_000 },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('lets Node.js load TypeScript', () => {
  expect(run("typeof require('./thread').inThread")).toBe('function');
});

it.runIf(process.features.require_module)('leaves parsers as they are', () => {
  // tsx would give an object of its own, with a function behind each name.
  const script = `['hast-util-from-html', 'remark-parse', 'unified', 'unist-util-visit']
    .filter((name) => !require('node:util').types.isModuleNamespaceObject(require(name)))`;
  expect(run(script)).toEqual([]);
});
