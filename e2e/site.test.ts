import { readFileSync } from 'node:fs';
import { expect, test } from './test';

interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  sidebars: Record<string, { link: { path: string; label: string } }>;
}

/** What the docs plugin tells browsers of its only version, as the last build left it. */
function version(): GlobalVersion {
  const data = JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
    'docusaurus-plugin-content-docs': { default: { versions: GlobalVersion[] } };
  };
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  const [only, ...others] = versions;
  if (!only || others.length > 0) {
    throw new Error(`There are ${versions.length} versions instead of one.`);
  }
  return only;
}

test('the docs have one version, current, which readers know as Next', () => {
  expect(version()).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    mainDocId: 'contributors/index',
  });
});

test('six sidebars lead to the six areas', () => {
  const { path, sidebars } = version();
  const links = Object.entries(sidebars).map(([id, { link }]) => [
    id,
    link.path.slice(path.length),
  ]);
  expect(Object.fromEntries(links)).toEqual({
    contributorsSidebar: 'contributors/',
    maintainersSidebar: 'maintainers/',
    projectsSidebar: 'projects/',
    communitySidebar: 'community/',
    resourcesSidebar: 'resources/',
    eventsSidebar: 'events/',
  });
});

test('pages are in English as spoken in the US, written left to right', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveTitle('Learn, connect, and contribute—the CNCF way | CNCF Contributors');
});

test('icons and the social card are there', async ({ page, request }) => {
  await page.goto('/');
  const icons = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons.sort()).toEqual([
    '/img/apple-touch-icon.png',
    '/img/favicon-32.png',
    '/img/favicon.svg',
  ]);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const file of [...icons, new URL(card ?? '').pathname]) {
    const response = await request.get(file);
    expect([file, response.status()]).toEqual([file, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('no page of the framework samples is left', async ({ request }) => {
  for (const route of ['/', '/docs/intro', '/markdown-page']) {
    const html = await (await request.get(route)).text();
    expect(html).not.toMatch(/Hello from|My Site|Dinosaurs|discordapp|docusaurus\.io\/docs\/intro/);
  }
});
