import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './builtPages';
import { SITES } from './sites';
import { expect, hydrated, navbar, test } from './test';

const { url, baseUrl, dir } = SITES.preview;

test.use({ baseURL: url });

test('the site works under a base path', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(baseUrl);
  await hydrated(page);
  await navbar(page).getByText('Events').click();
  await expect(page).toHaveURL(`${baseUrl}events/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
});

test('old and unclean paths redirect within the base path', async ({ request }) => {
  const forms = {
    'about/': 'community/',
    'events/kubecon.html': 'events/kubecon',
    'events/kubecon/': 'events/kubecon',
    events: 'events/',
  };
  for (const [from, to] of Object.entries(forms)) {
    const response = await request.get(baseUrl + from, { maxRedirects: 0 });
    expect([from, response.headers().location]).toEqual([from, baseUrl + to]);
  }
});

test('the search finds pages below the base path', async ({ page }) => {
  const index = page.waitForResponse(`**${baseUrl}search-index.json*`);
  await page.goto(`${baseUrl}search?q=governance`);
  expect((await index).ok()).toBe(true);
  const hits = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(hits.first()).toHaveAttribute('href', new RegExp(`^${baseUrl}`));
  await hits.first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Search/);
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('answers for pages below the base path alone', async ({ page, baseURL }) => {
    await page.goto(baseUrl);
    await hydrated(page);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${baseURL}${baseUrl}`);
  });
});

test('feeds and style sheets name no path outside the base path', () => {
  const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const files = builtFiles(dir);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const inSheets = sheets.flatMap((file) =>
    [...text(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
  );
  const own = inSheets.filter((address) => !address.startsWith('data:'));
  expect(own).not.toEqual([]);
  expect(own.filter((address) => !address.startsWith(baseUrl) && !/^\w/.test(address))).toEqual([]);
  for (const file of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']) {
    // Texts may link to other addresses of the site.
    const posts = [...text(file).matchAll(/https:\/\/contribute\.cncf\.io(\/[^\s"<]*)?\/blog\//g)];
    expect(posts, file).not.toEqual([]);
    expect(new Set(posts.map(([, folder]) => `${folder}/`)), file).toEqual(new Set([baseUrl]));
  }
});

test('no page names a path outside the base path', () => {
  const pages = builtFiles(dir).filter((file) => file.endsWith('.html'));
  expect(pages).toContain('index.html');
  for (const page of pages) {
    const html = readFileSync(path.join(dir, page), 'utf8');
    const paths = [...html.matchAll(/ (?:href|src)="?(\/[^\s">]*)/g)].map((match) => match[1]);
    expect(paths, page).not.toEqual([]);
    expect(
      paths.filter((each) => !each?.startsWith(baseUrl)),
      page,
    ).toEqual([]);
  }
});
