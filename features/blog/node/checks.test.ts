import { expect, it } from 'vitest';
import { testPage } from '#platform/content/node/testSite';
import { agingPosts } from './checks';

it('says that the newest post is more than 60 days old', () => {
  const post = (file: string) => testPage('', { kind: 'post', file });
  const files = [post('blog/2026-09-30-b.md'), post('blog/2026-07-31-a.md'), testPage()];
  expect(agingPosts(files, '2026-11-29')).toEqual([]);
  expect(agingPosts(files, '2026-11-30')).toEqual([
    'The newest post is of 2026-09-30, 61 days ago.',
  ]);
});
