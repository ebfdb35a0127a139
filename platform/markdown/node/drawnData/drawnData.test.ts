import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { configurationOf, testFolder } from '../../../base/node/testPlugin';
import { freshly } from '../../../content/node/dataFile';
import drawnData from './loader.mjs';
import drawnDataPlugin, { type DrawnDataOptions } from './plugin';

it('has pages compiled again when a file changes from which a component draws', () => {
  const plugin = drawnDataPlugin({ siteDir: '/site' } as LoadContext, [
    { drawn: { Term: 'data/terms.yaml' } },
    { drawn: { Template: ({ file = '' }) => `templates/${file}` } },
    {},
  ]);
  const { module } = configurationOf(plugin) as {
    module: { rules: { use: { loader: string; options: DrawnDataOptions }[] }[] };
  };
  const [use] = module.rules.flatMap((rule) => rule.use);
  expect(use?.loader).toBe(path.join(__dirname, 'loader.mjs'));

  const addDependency = vi.fn();
  const getOptions = () => use?.options ?? { siteDir: '', drawn: {} };
  const page = 'A <Term>role</Term>.\n\n<Template file="GUIDE.md" />\n\n<Other file="x" />\n';
  expect(drawnData.call({ addDependency, getOptions }, page)).toBe(page);
  expect(addDependency.mock.calls).toEqual([
    [path.join('/site/data/terms.yaml')],
    [path.join('/site/templates/GUIDE.md')],
  ]);
});

it('reads a file again only when it has changed', () => {
  const folder = testFolder({ 'a.yaml': 'one' });
  const file = path.join(folder, 'a.yaml');
  const read = vi.fn(() => readFileSync(file, 'utf8'));
  const load = freshly(file, read);
  expect([load(), load()]).toEqual(['one', 'one']);
  expect(read).toHaveBeenCalledOnce();
  writeFileSync(file, 'two');
  utimesSync(file, 1, 1);
  expect(load()).toBe('two');
});
