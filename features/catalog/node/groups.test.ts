import { describe, expect, it } from 'vitest';
import { testPage } from '#platform/content/node/testSite';
import { CATALOG_ROUTE } from '../common/route';
import { checkGroupPages } from './groups';
import { testRecord } from './testRecord';

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
