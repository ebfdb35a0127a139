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
  it('counts incident pages and their years, and no other page of the catalog', () => {
    const docs = [
      { id: `${CATALOG}/index`, frontMatter: {} },
      { id: `${CATALOG}/1975/login-bell`, frontMatter: { incident: {} } },
      { id: `${CATALOG}/2024/xz`, frontMatter: { incident: {} } },
      { id: 'resources/videos/2020/talk', frontMatter: { video: {} } },
    ];
    expect(toHomeData(docs, []).catalog).toEqual({ incidents: 2, years: [1975, 2024] });
  });

  it('takes the first three posts with their day', () => {
    const posts = ['a', 'b', 'c', 'd'].map((title) => post(title, '2025-09-16'));
    const { posts: shown } = toHomeData([], posts);
    expect(shown.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(shown[0]).toMatchObject({ permalink: '/blog/a', date: '2025-09-16' });
  });
});
