import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputOf, keptBuild, VARIABLES } from './kept';
import { ROOT } from './setup.mjs';

const DAY = { SOURCE_DATE_EPOCH: '1750000000' };
const NEXT_DAY = { SOURCE_DATE_EPOCH: String(1750000000 + 24 * 60 * 60) };

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  write('docs/a.md', 'Text.');
  write('build/a.html', '<p>Text.');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('takes files, environment and day for the input of a build, and leaves tests and output out', () => {
  const before = inputOf(root, DAY);
  write('e2e/a.test.ts', 'test');
  write('build/b.html', '<p>More.');
  write('.docusaurus/routes.js', 'routes');
  expect(inputOf(root, DAY)).toBe(before);
  const others = [inputOf(root, NEXT_DAY), inputOf(root, { ...DAY, BASE_URL: '/preview/' })];
  write('docs/a.md', 'Other text.');
  others.push(inputOf(root, DAY));
  write('docs/a.md', 'Text.');
  write('docs/b.md', '');
  others.push(inputOf(root, DAY));
  expect(new Set([before, ...others]).size).toBe(5);
});

it('knows every variable that configuration, plugins and pages read', () => {
  const sources = ['plugins', 'src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  );
  const read = [...sources, 'docusaurus.config.ts', 'sidebars.ts', 'scripts/lib/finish.ts'].flatMap(
    (file) => readFileSync(path.join(ROOT, file), 'utf8').match(/(?<=process\.env\.)\w+/g) ?? [],
  );
  // The framework sets NODE_ENV itself; builds that end after bundling are not kept.
  const others = ['NODE_ENV', 'DOCUSAURUS_EXIT_AFTER_BUNDLING'];
  expect([...new Set(read)].filter((name) => !others.includes(name)).sort()).toEqual(VARIABLES);
});

it('takes a build for current as long as its input and its output are as they were', async () => {
  const outDir = path.join(root, 'build');
  const kept = keptBuild(root, 'input', outDir);
  expect(kept.isCurrent()).toBe(false);
  await kept.keep();
  expect(kept.isCurrent()).toBe(true);
  expect(keptBuild(root, 'other input', outDir).isCurrent()).toBe(false);
  expect(keptBuild(root, 'input', path.join(root, 'build-preview')).isCurrent()).toBe(false);
  utimesSync(path.join(outDir, 'a.html'), 1, 1);
  expect(kept.isCurrent()).toBe(false);
  await kept.keep();
  write('build/c.html', '');
  expect(kept.isCurrent()).toBe(false);
  await kept.keep();
  kept.forget();
  expect(kept.isCurrent()).toBe(false);
});
