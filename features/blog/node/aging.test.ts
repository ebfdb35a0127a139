import { expect, it } from 'vitest';
import { agingPosts } from './aging';

it('says that the newest post is more than 60 days old', () => {
  const files = ['blog/2026-09-30-b.md', 'blog/2026-07-31-a.md', 'docs/c.md'].map((file) => ({
    kind: file.startsWith('blog') ? ('post' as const) : ('doc' as const),
    file,
    frontMatter: {},
    body: '',
    bodyOffset: 0,
  }));
  expect(agingPosts(files, '2026-11-29')).toEqual([]);
  expect(agingPosts(files, '2026-11-30')).toEqual([
    'The newest post is of 2026-09-30, 61 days ago.',
  ]);
});
