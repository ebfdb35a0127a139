import { describe, expect, it } from 'vitest';
import type { IncidentRecord } from '../common/schema';
import { incidentNews, similarTo } from './pages';
import { testRecord as record } from './testCatalog';

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
