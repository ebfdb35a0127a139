// cspell:ignore parsererror
import { parseFeed } from '@rowanmanning/feed-parser';
import type { APIRequestContext, Page } from '@playwright/test';
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

/** How often each selector matches in an XML text; fails if the text is not well-formed. */
async function countIn(page: Page, xml: string, selectors: string[]): Promise<number[]> {
  return page.evaluate(
    ([text, names]) => {
      const parsed = new DOMParser().parseFromString(text, 'text/xml');
      const error = parsed.querySelector('parsererror');
      if (error) {
        throw new Error(error.textContent);
      }
      return names.map((name) => parsed.querySelectorAll(name).length);
    },
    [xml, selectors] as const,
  );
}

for (const file of ['rss.xml', 'atom.xml']) {
  test(`a feed parser reads all posts out of ${file}`, async ({ request }) => {
    const feed = parseFeed(await textOf(request, `/blog/${file}`));
    expect(feed.title).toBe('CNCF Contributors: blog');
    expect(feed.items.map(({ url }) => url ?? '').sort()).toEqual(POSTS);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(POSTS.length);
    for (const item of feed.items) {
      expect(item.title).toBeTruthy();
      expect(item.description).toBeTruthy();
      expect(item.published ?? item.updated).toBeInstanceOf(Date);
      expect(item.content?.length).toBeGreaterThan(1500);
    }
  });
}

test('the RSS feed has what RSS 2.0 requires @spec:rss', async ({ page, request }) => {
  await page.goto('/blog');
  const counts = await countIn(page, await textOf(request, '/blog/rss.xml'), [
    'rss[version="2.0"] > channel > title',
    'channel > link',
    'channel > description',
    'item',
    'item > title',
    'item > guid',
  ]);
  expect(counts).toEqual([1, 1, 1, POSTS.length, POSTS.length, POSTS.length]);
});

test('the Atom feed has what RFC 4287 requires @spec:atom', async ({ page, request }) => {
  await page.goto('/blog');
  const counts = await countIn(page, await textOf(request, '/blog/atom.xml'), [
    'feed > id',
    'feed > title',
    'feed > updated',
    'entry > id',
    'entry > title',
    'entry > updated',
    'entry:has(> author > name)',
    'entry > link[href]',
    'entry > content[type="html"]',
  ]);
  expect(counts).toEqual([1, 1, 1, ...Array<number>(6).fill(POSTS.length)]);
});

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
