import { describe, expect, it } from 'vitest';
import { testPage } from '#platform/content/node/testSite';
import { CATALOG_ROUTE } from '../common/route';
import { checkGroupPages, toGroups } from './groups';
import { testRecord } from './testRecord';

const ORIGIN = 'https://example.org';
const guide = { title: 'Hygiene', url: `${ORIGIN}/hygiene` };

describe('toGroups', () => {
  const { vector, ecosystem } = toGroups(
    [
      testRecord('a', { vectors: ['account-takeover', 'toolchain'], guides: [guide] }),
      testRecord('b', { payloads: ['wiper', 'backdoor'], guides: [guide] }),
    ],
    ORIGIN,
  );

  it('has the incidents of each value, and the guides that they name', () => {
    expect(vector.find(({ id }) => id === 'toolchain')?.incidents).toMatchObject([
      { name: 'a', permalink: '/catalog/a', summary: 'About a' },
    ]);
    expect(ecosystem.find(({ id }) => id === 'npm')?.guides).toEqual([
      { title: 'Hygiene', permalink: '/hygiene', count: 2 },
    ]);
    expect(ecosystem.find(({ id }) => id === 'go')?.incidents).toEqual([]);
  });

  it('counts what is frequent among them in other respects than its own', () => {
    const traits = vector.find(({ id }) => id === 'account-takeover')?.traits ?? [];
    expect(traits.find(({ name }) => name === 'Payload')?.values).toEqual([
      { label: 'Backdoor', count: 2 },
      { label: 'Data destruction', count: 1 },
    ]);
    expect(traits.map(({ name }) => name)).not.toContain('Vector');
    expect(ecosystem[0]?.traits.map(({ name }) => name)).toContain('Vector');
  });
});

describe('pages of groups', () => {
  const page = (kind: string, id: string) =>
    testPage('', {
      file: `docs${CATALOG_ROUTE}${kind}s/${id}.md`,
      frontMatter: { incidentsOf: { [kind]: id } },
    });
  const incidents = Array.from({ length: 5 }, () => testRecord('a', { ecosystems: ['npm'] }));
  const PAGES = [page('vector', 'account-takeover'), page('ecosystem', 'npm')];

  it('are there for each vector, and for each ecosystem with enough incidents', () => {
    expect(checkGroupPages(PAGES, incidents)).toEqual([]);
    expect(checkGroupPages([], incidents).map(({ file }) => file)).toEqual(
      PAGES.map(({ file }) => file),
    );
    expect(checkGroupPages(PAGES.slice(0, 1), incidents.slice(1))).toEqual([]);
  });

  it('are where their addresses say, and not thin', () => {
    const moved = PAGES.map((each) => ({ ...each, file: each.file.replace('.md', '-2.md') }));
    expect(checkGroupPages(moved, incidents)).toHaveLength(2);
    expect(checkGroupPages(PAGES, incidents.slice(1))).toMatchObject([
      { file: PAGES[1]?.file, reason: '"npm" has 4 incidents, too few for a page' },
    ]);
  });
});
