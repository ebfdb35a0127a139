import { readFileSync } from 'node:fs';
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

test('no file of the site names a path outside the base path', () => {
  const html = readFileSync(`${dir}/index.html`, 'utf8');
  const paths = [...html.matchAll(/(?:href|src)="?(\/[^\s">]*)/g)].map((match) => match[1] ?? '');
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !path.startsWith(baseUrl))).toEqual([]);
});
