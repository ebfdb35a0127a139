import { describe, expect, it } from 'vitest';
import { toHomeData } from './data';

const CATALOG = 'community/tags/security-and-compliance/publications/catalog';
const post = (title: string, day: string) => ({
  title,
  permalink: `/blog/${title}`,
  description: title,
  date: new Date(`${day}T00:00:00Z`),
});

const page = (id: string, frontMatter: object) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/preview/${id}`,
  frontMatter,
});

describe('toHomeData', () => {
  it('counts incident pages and their years, and no other page of the catalog', () => {
    const docs = [
      page(`${CATALOG}/index`, {}),
      page(`${CATALOG}/1975/login-bell`, { incident: {} }),
      page(`${CATALOG}/2024/xz`, { incident: {} }),
      page('resources/videos/2020/talk', { video: {} }),
    ];
    expect(toHomeData(docs, [], [], '/').catalog).toEqual({ incidents: 2, years: [1975, 2024] });
  });

  it('takes the latest post with its day', () => {
    const posts = ['a', 'b'].map((title) => post(title, '2025-09-16'));
    const { post: latest } = toHomeData([], posts, [], '/');
    expect(latest).toMatchObject({ title: 'a', permalink: '/blog/a', date: '2025-09-16' });
  });

  it('takes the latest change of a document, with its title and a route without base path', () => {
    const changes = [
      { date: '2026-11-25', page: '/tags', change: 'No document.' },
      { date: '2026-11-24', page: '/projects/update', change: 'Newer.' },
      { date: '2026-11-23', page: '/projects/update', change: 'Older.' },
    ];
    const docs = [page('projects/update', {})];
    expect(toHomeData(docs, [], changes, '/preview/').change).toEqual({
      title: 'Title of projects/update',
      to: '/projects/update',
      text: 'Newer.',
      date: '2026-11-24',
    });
  });
});
