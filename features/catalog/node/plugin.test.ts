import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { GENERATED_STATIC_DIR } from '#platform/base/node/staticDir';
import { allContentOf, keptActions, testFolder } from '#platform/base/node/testPlugin';
import { CATALOG_FILES, CATALOG_ROUTE } from '../common/route';
import catalogPlugin from './plugin';
import { testIncident } from './testRecord';

const PUBLISHED = path.join(GENERATED_STATIC_DIR, CATALOG_ROUTE);
const incident = testIncident({ guides: ['page.md'] });
const doc = (name: string, frontMatter: object) => ({
  id: name,
  title: name,
  description: `About ${name}`,
  permalink: `/preview${CATALOG_ROUTE}2024/${name}`,
  source: `@site/docs/catalog/2024/${name}.md`,
  frontMatter,
});

const pluginIn = (siteDir: string) =>
  catalogPlugin({
    siteDir,
    siteConfig: { url: 'https://example.org', baseUrl: '/preview/' },
  } as LoadContext);

describe('the catalog', () => {
  it('publishes its incidents in all formats, and none that is gone', async () => {
    const siteDir = testFolder({ [`${PUBLISHED}/2023/gone.json`]: '{}' });
    const { data, actions } = keptActions();
    const allContent = allContentOf([doc('xz', { incident }), doc('page', {})]);
    await pluginIn(siteDir).allContentLoaded?.({ allContent, actions });

    const folder = path.join(siteDir, PUBLISHED);
    const files = readdirSync(folder, { recursive: true });
    expect(files).toEqual(expect.arrayContaining(Object.values(CATALOG_FILES)));
    expect(files).not.toContain('2023');
    expect(readdirSync(path.join(folder, 'v2/2024'))).toEqual(['xz.json']);
    const published = JSON.parse(
      readFileSync(path.join(folder, 'v2/2024/xz.json'), 'utf8'),
    ) as object;
    expect(published).toMatchObject({
      id: 'xz',
      url: `https://example.org/preview${CATALOG_ROUTE}2024/xz`,
    });

    expect(
      Object.keys(data)
        .filter((name) => !name.startsWith('groups/'))
        .sort(),
    ).toEqual([
      'affected.json',
      'analysis.json',
      'codebook.json',
      'comparison.json',
      'edition.json',
      `guides/${CATALOG_ROUTE.slice(1).replaceAll('/', '--')}2024--page.json`,
      'incidents/xz.json',
      'otherEcosystems.json',
      'timeline.json',
    ]);
  });
});
