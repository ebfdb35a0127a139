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
