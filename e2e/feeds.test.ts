// cspell:ignore parsererror
import { parseFeed } from '@rowanmanning/feed-parser';
import type { APIRequestContext } from '@playwright/test';
import * as z from 'zod';
import { POSTS as POST_FILES } from './content';
import { SITES } from './sites';
import { expect, test } from './test';

const ORIGIN = 'https://contribute.cncf.io';
const POSTS = POST_FILES.map(({ route }) => ORIGIN + route).sort();

/** JSON Feed: required fields, and those that this site always gives. */
const jsonFeedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  items: z.array(
    z.object({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string()),
    }),
  ),
});

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  return response.text();
}

for (const { file, type, version, tag } of [
  { file: 'rss.xml', type: 'rss', version: '2.0', tag: '@spec:rss' },
  { file: 'atom.xml', type: 'atom', version: '1.0', tag: '@spec:atom' },
]) {
  test(`a feed parser reads all posts out of ${file} ${tag}`, async ({ page, request }) => {
    const xml = await textOf(request, `/blog/${file}`);
    const error = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect(error).toBeUndefined();
    const feed = parseFeed(xml);
    expect(feed.meta).toEqual({ type, version });
    expect(feed).toMatchObject({ title: 'CNCF Contributors: blog', url: `${ORIGIN}/blog` });
    expect(feed.description).toBeTruthy();
    expect(feed.items.map(({ url }) => url ?? '').sort()).toEqual(POSTS);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(POSTS.length);
    for (const item of feed.items) {
      expect(item.title).toBeTruthy();
      expect(item.description).toBeTruthy();
      expect(item.updated).toBeInstanceOf(Date);
      expect(item.content?.length).toBeGreaterThan(1500);
      // RSS has no place for a team without an address of mail.
      expect(item.authors.length > 0).toBe(type === 'atom');
    }
  });
}

test('the JSON feed has what JSON Feed requires', async ({ request }) => {
  const feed = jsonFeedSchema.parse(JSON.parse(await textOf(request, '/blog/feed.json')));
  expect(feed.items.map(({ url }) => url).sort()).toEqual(POSTS);
});

test('entries hold the whole text of their post, with absolute addresses', async ({
  page,
  request,
}) => {
  const { items } = jsonFeedSchema.parse(JSON.parse(await textOf(request, '/blog/feed.json')));
  await page.goto('/blog');
  for (const { url, content_html: content } of items) {
    const html = await textOf(request, new URL(url).pathname);
    const found = await page.evaluate(
      ([entry, post]) => {
        const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
        const words = (node: ParentNode | null) =>
          (node?.textContent ?? '').replace(/[\s\u200B]+/g, ' ').trim();
        const { body } = parse(entry);
        return {
          entry: words(body),
          post: words(parse(post).querySelector('#__blog-post-container')),
          relative: Array.from(body.querySelectorAll('[href], [src]'))
            .map((node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '')
            .filter((address) => !/^(https:\/\/|http:\/\/|mailto:)/.test(address)),
        };
      },
      [content, html] as const,
    );
    expect(found.entry.length).toBeGreaterThan(500);
    expect(found.entry).toBe(found.post);
    expect([url, found.relative]).toEqual([url, []]);
  }
});

test('every page names the three feeds, with the base path of its site', async ({ request }) => {
  const FEEDS = { 'application/rss+xml': 'rss.xml', 'application/atom+xml': 'atom.xml' };
  const expected = { ...FEEDS, 'application/json': 'feed.json' };
  for (const { url, baseUrl } of Object.values(SITES)) {
    for (const route of ['', 'blog', 'search', '404', 'events/', 'tags/governance']) {
      const html = await (await request.get(url + baseUrl + route)).text();
      for (const [type, file] of Object.entries(expected)) {
        expect(html).toContain(`rel=alternate type=${type} href=${baseUrl}blog/${file} title=`);
      }
    }
  }
});
