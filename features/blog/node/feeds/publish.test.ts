import { expect, it } from 'vitest';
import type { SiteContent } from '../../../../platform/base/node/loadedContent';
import { pageOf, siteOf } from '../../../../platform/output/node/testSite';
import { publishFeeds } from './publish';

const TEXTS = { title: 'Blog', description: 'News', copyright: '© Example' };

const post = {
  title: 'Awards',
  permalink: '/preview/blog/awards',
  date: new Date('2026-11-21T00:00:00Z'),
  description: 'Who won.',
  authors: [{ name: 'Team', page: { permalink: '/preview/blog/authors/team' } }],
  tags: [{ label: 'Awards' }],
};
const site = (posts: object[], html: string) =>
  siteOf({
    siteDir: process.cwd(),
    baseUrl: '/preview/',
    pages: [pageOf('/blog/awards', html)],
    content: { blog: { blogPosts: posts.map((metadata) => ({ metadata })) } } as SiteContent,
  });

it('publishes every post with its whole text in all formats', async () => {
  const { files = {} } = await publishFeeds(TEXTS).run(
    site([post], '<div id="__blog-post-container"><a href="../events/">Events</a></div>'),
  );
  expect(Object.keys(files).sort()).toEqual(['blog/atom.xml', 'blog/feed.json', 'blog/rss.xml']);
  expect(JSON.parse(String(files['blog/feed.json']))).toMatchObject({
    feed_url: 'https://example.org/preview/blog/feed.json',
    items: [
      {
        url: 'https://example.org/preview/blog/awards',
        content_html: '<a href="https://example.org/preview/events/">Events</a>',
        authors: [{ name: 'Team', url: 'https://example.org/preview/blog/authors/team' }],
        tags: ['Awards'],
      },
    ],
  });
});

it('refuses a post without a page', () => {
  const lost = { ...post, permalink: '/preview/blog/lost' };
  expect(() => publishFeeds(TEXTS).run(site([lost], ''))).toThrow(
    'The post https://example.org/preview/blog/lost has no page.',
  );
});
