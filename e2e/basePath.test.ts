import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

const { url, baseUrl, dir } = SITES.preview;

test.use({ baseURL: url });

test('the site works under a base path', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(baseUrl);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Events').click();
  await expect(page).toHaveURL(`${baseUrl}events/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
});

test('search and its results keep to the base path', async ({ page }) => {
  await page.goto(`${baseUrl}search?q=emeritus`);
  await page.getByRole('main').getByRole('link', { name: 'Emeritus Maintainers' }).first().click();
  await expect(page).toHaveURL(`${baseUrl}maintainers/lifecycle/emeritus?_highlight=emeritus`);
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

test('no page names a path outside the base path', () => {
  // Old addresses with the ending of a file are folders.
  const pages = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)));
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
