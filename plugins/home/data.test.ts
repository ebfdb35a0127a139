import { describe, expect, it } from 'vitest';
import { toHomeData } from './data';

const CATALOG = 'community/tags/security-and-compliance/publications/catalog';
const post = (title: string, day: string) => ({
  title,
  permalink: `/blog/${title}`,
  description: title,
  date: new Date(`${day}T00:00:00Z`),
});

describe('toHomeData', () => {
  it('counts incident pages and their years, and no other page of the catalogue', () => {
    const ids = ['index', 'compromise-definitions', '1975/login-bell', '2024/xz'];
    const docs = [...ids.map((id) => ({ id: `${CATALOG}/${id}` })), { id: 'events/kubecon' }];
    expect(toHomeData(docs, []).catalogue).toEqual({ incidents: 2, years: [1975, 2024] });
  });

  it('takes the first three posts with their day', () => {
    const posts = ['a', 'b', 'c', 'd'].map((title) => post(title, '2025-09-16'));
    const { posts: shown } = toHomeData([], posts);
    expect(shown.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(shown[0]).toMatchObject({ permalink: '/blog/a', date: '2025-09-16' });
  });
});
