import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { GENERATED_STATIC_DIR } from '#platform/base/node/staticDir';
import { testFolder } from '#platform/base/node/testPlugin';
import { addressOf } from '../common/address';
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
