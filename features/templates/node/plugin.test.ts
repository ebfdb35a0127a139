import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { GENERATED_STATIC_DIR } from '../../../platform/base/node/staticDir';
import { configurationOf, testFolder } from '../../../platform/base/node/testPlugin';
import { addressOf } from '../common/address';
import templateDependencies from './dependencies.mjs';
import templatesPlugin from './plugin';

const SERVED = path.join(GENERATED_STATIC_DIR, addressOf(''));

it('serves the templates byte for byte, without former versions and files that are gone', async () => {
  const siteDir = testFolder({
    'templates/GUIDE.md': 'Hello $NAME\r\n',
    'templates/former/GUIDE.md/1.0.0.md': 'Hi',
    [path.join(SERVED, 'GONE.md')]: 'old',
  });
  await templatesPlugin({ siteDir } as LoadContext).loadContent?.();
  const served = path.join(siteDir, SERVED);
  expect(readdirSync(served)).toEqual(['GUIDE.md']);
  expect(readFileSync(path.join(served, 'GUIDE.md'), 'utf8')).toBe('Hello $NAME\r\n');
});

it('has pages compiled again when a template changes that they show', () => {
  const plugin = templatesPlugin({ siteDir: '/site' } as LoadContext);
  const { module } = configurationOf(plugin) as {
    module: { rules: { use: { loader: string; options: { folder: string } }[] }[] };
  };
  const [use] = module.rules.flatMap((rule) => rule.use);
  expect(use?.loader).toBe(path.join(__dirname, 'dependencies.mjs'));

  const addDependency = vi.fn();
  const page = 'Text\n\n<Template file="GUIDE.md" />\n';
  const loader = { addDependency, getOptions: () => use?.options ?? { folder: '' } };
  expect(templateDependencies.call(loader, page)).toBe(page);
  expect(addDependency).toHaveBeenCalledExactlyOnceWith(path.join('/site/templates/GUIDE.md'));
});
