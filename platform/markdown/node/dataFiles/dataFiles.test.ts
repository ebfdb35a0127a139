import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { configurationOf, testFolder } from '#platform/base/node/testPlugin';
import { cachedByMtime } from '#platform/content/node/yaml';
import dataFiles from './loader.mjs';
import dataFilesPlugin, { type DataFilesOptions } from './plugin';

it('has pages compiled again when data change that are in them', () => {
  const plugin = dataFilesPlugin({ siteDir: '/site' } as LoadContext, [
    { dataFiles: ['data/terms.yaml', 'templates'] },
    {},
  ]);
  const { module } = configurationOf(plugin) as {
    module: { rules: { use: { loader: string; options: DataFilesOptions }[] }[] };
  };
  const [use] = module.rules.flatMap((rule) => rule.use);
  expect(use?.loader).toBe(path.join(__dirname, 'loader.mjs'));

  const [addDependency, addContextDependency] = [vi.fn(), vi.fn()];
  const getOptions = () => use?.options ?? { files: [], folders: [] };
  const loader = { addDependency, addContextDependency, getOptions };
  expect(dataFiles.call(loader, 'A page.')).toBe('A page.');
  expect(addDependency.mock.calls).toEqual([[path.join('/site/data/terms.yaml')]]);
  expect(addContextDependency.mock.calls).toEqual([[path.join('/site/templates')]]);
});

it('reads a file again only when it has changed', () => {
  const folder = testFolder({ 'a.yaml': 'one' });
  const file = path.join(folder, 'a.yaml');
  const read = vi.fn(() => readFileSync(file, 'utf8'));
  const load = cachedByMtime(file, read);
  expect([load(), load()]).toEqual(['one', 'one']);
  expect(read).toHaveBeenCalledOnce();
  writeFileSync(file, 'two');
  utimesSync(file, 1, 1);
  expect(load()).toBe('two');
});
