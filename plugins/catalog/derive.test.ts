import { describe, expect, it } from 'vitest';
import { countsByYear, SIMILARITY, similarIn } from './derive';
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

describe('similarIn', () => {
  const similarTo = (first: Entry, ...others: Entry[]) =>
    similarIn([first, ...others])(first).map(({ id }) => id);

  it('weighs targets over ecosystems over types, whatever the case of targets', () => {
    const a = entry('a', { targets: ['OpenSSH', 'x'] });
    const both = entry('both');
    const target = entry('target', {
      targets: ['openssh'],
      ecosystems: ['go'],
      types: ['source-code'],
    });
    const ecosystem = entry('ecosystem', { types: ['source-code'] });
    const type = entry('type', { ecosystems: ['go'] });
    expect(similarTo(a, type, ecosystem, both, target)).toEqual(['target', 'both']);
  });

  it('has the nearer year first where sums are equal', () => {
    const far = entry('far', { date: '2003' });
    const near = entry('near', { date: '2021-05' });
    expect(similarTo(entry('a', { date: '2020' }), far, near)).toEqual(['near', 'far']);
  });

  it('looks only at those near in the order of dates, so that the cost stays in proportion', () => {
    // All alike, so that the name decides: "a" would come first everywhere.
    const rest = Array.from({ length: SIMILARITY.reach + 1 }, (_, index) => entry(`b${index}`));
    const similar = similarIn([entry('a'), ...rest]);
    const firstOf = (place: number) => similar(rest[place - 1] ?? entry('none'))[0]?.id;
    expect(firstOf(SIMILARITY.reach)).toBe('a');
    expect(firstOf(SIMILARITY.reach + 1)).toBe('b0');
  });

  it('shows four at most, and never the entry itself', () => {
    const found = similarTo(entry('a'), ...['b', 'c', 'd', 'e', 'f'].map((id) => entry(id)));
    expect(found).toEqual(['b', 'c', 'd', 'e']);
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
