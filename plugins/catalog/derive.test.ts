import { describe, expect, it } from 'vitest';
import { countsByYear, similarEntries, similarity } from './derive';
import type { Entry } from './entries';
import { entriesByGuide, toEntryPages } from './pages';
import type { Incident } from './schema';
import { withYearPages, type SidebarItem } from './sidebar';

const entry = (id: string, over: Partial<Incident> = {}): Entry => ({
  id,
  docId: `catalog/${id}`,
  name: id,
  summary: id,
  permalink: `/catalog/${id}`,
  incident: {
    date: '2024',
    dateKind: 'occurred',
    types: ['negligence'],
    targets: [id],
    ecosystems: ['npm'],
    references: [{ title: 'A report', url: 'https://example.org/' }],
    added: '2026-11-21',
    ...over,
  },
});

describe('similarity', () => {
  it('weighs targets over ecosystems over types, whatever the case of targets', () => {
    const a = entry('a', { targets: ['OpenSSH', 'x'] });
    expect(similarity(a, entry('b', { ecosystems: ['go'] }))).toBe(1);
    expect(similarity(a, entry('b', { types: ['source-code'] }))).toBe(2);
    expect(similarity(a, entry('b', { targets: ['openssh'] }))).toBe(7);
    expect(similarity(a, entry('b', { ecosystems: ['go'], types: ['source-code'] }))).toBe(0);
  });
});

describe('similarEntries', () => {
  it('has the most similar first, the nearer year where sums are equal, and none with too little in common', () => {
    const a = entry('a', { date: '2020' });
    const far = entry('far', { date: '2003' });
    const near = entry('near', { date: '2021-05' });
    const target = entry('target', { date: '1975', targets: ['a'] });
    const typeOnly = entry('type', { ecosystems: ['go'] });
    const found = similarEntries(a, [a, far, near, target, typeOnly]);
    expect(found.map(({ id }) => id)).toEqual(['target', 'near', 'far']);
  });

  it('shows four at most', () => {
    const first = entry('a');
    const all = [first, ...['b', 'c', 'd', 'e', 'f'].map((id) => entry(id))];
    expect(similarEntries(first, all)).toHaveLength(4);
  });
});

describe('countsByYear', () => {
  it('has the empty years between too', () => {
    const entries = [entry('a', { date: '2003' }), entry('b', { date: '2005-01' })];
    expect(countsByYear(entries)).toEqual([
      [2003, 1],
      [2004, 0],
      [2005, 1],
    ]);
    expect(countsByYear([])).toEqual([]);
  });
});

describe('toEntryPages', () => {
  it('knows the neighbours in time, and none at the ends', () => {
    const pages = toEntryPages([entry('new'), entry('old', { date: '1975' })], [], 'https://x.org');
    expect(pages.get('new')).toMatchObject({
      url: 'https://x.org/catalog/new',
      previous: { name: 'old', permalink: '/catalog/old', date: '1975' },
      next: null,
    });
    expect(pages.get('old')).toMatchObject({ previous: null, next: { name: 'new' } });
  });

  it('names guides by their titles', () => {
    const guided = entry('a', { guides: ['g/index.md'] });
    const docs = [{ id: 'g/index', title: 'Guide', permalink: '/g/' }];
    expect(toEntryPages([guided], docs, '').get('a')?.guides).toEqual([
      { title: 'Guide', permalink: '/g/' },
    ]);
  });
});

describe('entriesByGuide', () => {
  it('lists each incident under every guide that it names', () => {
    const byGuide = entriesByGuide([
      entry('a', { guides: ['g.md', 'h/index.md'] }),
      entry('b', { guides: ['g.md'] }),
    ]);
    expect([...byGuide].map(([id, found]) => [id, found.map(({ name }) => name)])).toEqual([
      ['g', ['a', 'b']],
      ['h/index', ['a']],
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

  it('gives a page to the years of the catalogue, however deep they lie, and to nothing else', () => {
    const year = category('2024', [{ type: 'doc', id: `${folder}/2024/xz` }]);
    const other = category('2024', [{ type: 'doc', id: 'blog/2024/x' }]);
    const [catalog, rest] = withYearPages([category('Catalogue', [year]), other]);
    expect(rest).toEqual(other);
    expect(catalog).toMatchObject({
      items: [{ label: '2024', link: { type: 'generated-index', slug: `/${folder}/2024/` } }],
    });
  });
});
