import { describe, expect, it } from 'vitest';
import { testPage } from '#platform/content/node/testSite';
import { CATALOG_ROUTE } from '../common/route';
import type { Incident } from '../common/schema';
import type { IncidentLog } from './records';
import { checkGroupPages, checkLog, checkPackageLists } from './rules';
import { testRecord } from './testCatalog';

const LOG: IncidentLog = {
  reviews: [
    { date: '2026-11-23', incidents: ['xz'] },
    { date: '2026-11-22', incidents: ['xz', 'rc'] },
  ],
  changes: [
    { date: '2026-11-22', incidents: ['xz', 'rc'], change: 'Dates added.' },
    { date: '2026-11-24', incidents: ['xz'], change: 'Window corrected.' },
  ],
};

it('names entries that do not exist, and days before their addition or to come', () => {
  const added = new Map([['xz', { data: { added: '2026-11-23' } }]]);
  expect(checkLog(LOG, added, '2026-11-23').map(({ field, reason }) => [field, reason])).toEqual([
    ['reviews[1].incidents', '"xz" was added later, on 2026-11-23'],
    ['reviews[1].incidents', '"rc" is not an entry'],
    ['changes[0].incidents', '"xz" was added later, on 2026-11-23'],
    ['changes[0].incidents', '"rc" is not an entry'],
    ['changes[1].date', '2026-11-24 lies in the future'],
  ]);
});

const RC = { purl: 'pkg:npm/rc', range: 'vers:npm/1.2.9' };
const COA = { purl: 'pkg:npm/coa', range: 'vers:npm/2.0.3' };
const packageList = { complete: true, date: '2026-11-25' };

const check = (
  data: Pick<Incident, 'packages' | 'packageList'>,
  ...lists: [id: string, packages: (typeof RC)[]][]
) =>
  checkPackageLists(
    new Map(lists),
    new Map([['x', { file: 'x.md', field: 'incident', data }]]),
  ).map(({ file, field, reason }) => `${file} ${field}: ${reason}`);

describe('checkPackageLists', () => {
  it('accepts packages in either place, and none', () => {
    expect(check({ packages: [RC], packageList }, ['x', [COA]])).toEqual([]);
    expect(check({ packageList }, ['x', [COA]])).toEqual([]);
    expect(check({})).toEqual([]);
  });

  it('asks whether the packages are all', () => {
    expect(check({ packages: [RC] })).toEqual(['x.md incident.packageList: is missing']);
    expect(check({}, ['x', [RC]])).toEqual(['x.md incident.packageList: is missing']);
    expect(check({ packageList })).toEqual([
      'x.md incident.packageList: is about packages, and there are none',
    ]);
  });

  it('names a package that is listed twice, and a list of no entry', () => {
    expect(check({ packages: [RC], packageList }, ['x', [RC]])).toEqual([
      'data/catalog/packages/x.yaml purl: "pkg:npm/rc" is listed twice',
    ]);
    expect(check({}, ['y', [RC]])).toEqual([
      'data/catalog/packages/y.yaml id: "y" is not an entry',
    ]);
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
