import { describe, expect, it } from 'vitest';
import type { IncidentRecord } from '../common/schema';
import { incidentNews } from './news';
import { countsByYear, incidentsByGuide, toIncidentPages } from './pages';
import { type SidebarItem, withYearPages } from './sidebar';
import { similarTo } from './similar';
import { testRecord as record } from './testRecord';

const ORIGIN = 'https://example.org';

const guide = (name: string) => ({ title: name, url: `${ORIGIN}/${name}/` });

describe('similarTo', () => {
  const found = (first: IncidentRecord, ...others: IncidentRecord[]) =>
    similarTo(first, [first, ...others]).map(({ id }) => id);

  it('weighs targets over ecosystems over types, whatever the case of targets', () => {
    const a = record('a', { targets: ['OpenSSH', 'x'] });
    const both = record('both');
    const target = record('target', {
      targets: ['openssh'],
      ecosystems: ['go'],
      types: ['source-code'],
    });
    const ecosystem = record('ecosystem', { types: ['source-code'] });
    const type = record('type', { ecosystems: ['go'] });
    expect(found(a, type, ecosystem, both, target)).toEqual(['target', 'both']);
  });

  it('has the nearer year first where sums are equal', () => {
    const far = record('far', { date: '2003' });
    const near = record('near', { date: '2021-05' });
    expect(found(record('a', { date: '2020' }), far, near)).toEqual(['near', 'far']);
  });

  it('shows four at most, and never the incident itself', () => {
    const ids = found(record('a'), ...['b', 'c', 'd', 'e', 'f'].map((id) => record(id)));
    expect(ids).toEqual(['b', 'c', 'd', 'e']);
  });
});

describe('countsByYear', () => {
  it('includes the years without incidents in between', () => {
    const entries = [record('a', { date: '2003' }), record('b', { date: '2005-01' })];
    expect(countsByYear(entries)).toEqual([
      [2003, 1],
      [2004, 0],
      [2005, 1],
    ]);
    expect(countsByYear([])).toEqual([]);
  });
});

describe('toIncidentPages', () => {
  it('knows the neighbors in time, and none at the ends', () => {
    const pages = toIncidentPages([record('new'), record('old', { date: '1975' })], ORIGIN);
    expect(pages.get('new')).toMatchObject({
      url: 'https://example.org/catalog/new',
      previous: { name: 'old', permalink: '/catalog/old', date: '1975' },
      next: null,
    });
    expect(pages.get('old')).toMatchObject({ previous: null, next: { name: 'new' } });
  });

  it('links related entries, and does not call them similar as well', () => {
    const pages = toIncidentPages(
      [record('a', { related: ['b'] }), record('b'), record('c')],
      ORIGIN,
    );
    expect(pages.get('a')).toMatchObject({ related: [{ name: 'b' }], similar: [{ name: 'c' }] });
  });
});

describe('incidentsByGuide', () => {
  it('lists each incident under every guide that it names', () => {
    const records = [
      record('a', { guides: [guide('g'), guide('h')] }),
      record('b', { guides: [guide('g')] }),
    ];
    expect(
      [...incidentsByGuide(records, ORIGIN)].map(([url, found]) => [
        url,
        found.map(({ permalink }) => permalink),
      ]),
    ).toEqual([
      ['https://example.org/g/', ['/catalog/a', '/catalog/b']],
      ['https://example.org/h/', ['/catalog/a']],
    ]);
  });
});

describe('incidentNews', () => {
  it('lists many incidents of one day as one item, and few one by one', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => record(id, { added: '2026-01-01' }));
    const news = incidentNews([...many, record('e', { added: '2026-02-02' })], '/catalog/');
    expect(news.map(({ date, title, to }) => [date, title, to])).toEqual([
      ['2026-01-01', '4 incidents', '/catalog/'],
      ['2026-02-02', 'e', 'https://example.org/catalog/e'],
    ]);
  });
});

describe('withYearPages', () => {
  const folder = 'community/tags/security-and-compliance/publications/catalog';
  const category = (label: string, items: SidebarItem[]): SidebarItem => ({
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: true,
  });

  it('gathers the years of the catalog, however deep they lie, and gives a page to each and to nothing else', () => {
    const year = category('2024', [{ type: 'doc', id: `${folder}/2024/xz` }]);
    const other = category('2024', [{ type: 'doc', id: 'videos/2024/x' }]);
    const docs = [
      { id: `${folder}/2024/xz`, frontMatter: { incident: {} } },
      { id: 'videos/2024/x', frontMatter: {} },
    ];
    const [catalog, rest] = withYearPages([category('Catalog', [year]), other], docs);
    expect(rest).toEqual(other);
    expect(catalog).toMatchObject({
      items: [
        {
          label: 'Years',
          items: [{ label: '2024', link: { type: 'generated-index', slug: `/${folder}/2024/` } }],
        },
      ],
    });
  });
});
