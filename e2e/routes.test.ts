import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { DOCS, PAGES, POSTS } from './content';
import { SITES } from './sites';
import { expect, test } from './test';

const OLD_ROUTES = parse(readFileSync('data/redirects.yaml', 'utf8')) as Record<string, string>;

/** Every published route, read off the built files. */
function builtRoutes(): string[] {
  return readdirSync(SITES.root.dir, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.html') && file !== '/404.html')
    .map((file) => file.replace(/\.html$/, '').replace(/\/index$/, '/'))
    .filter((route) => OLD_ROUTES[route.replace(/\/$/, '')] === undefined);
}

/** The routes that the specification names. */
function specifiedRoutes(): string[] {
  return readFileSync('e2e/specified-routes.txt', 'utf8')
    .trim()
    .split('\n')
    .filter((route) => OLD_ROUTES[route] === undefined);
}

test('every route of the specification is built, in exactly its form', () => {
  const built = new Set(builtRoutes());
  expect(specifiedRoutes().filter((route) => !built.has(route))).toEqual([]);
});

test('every content file is published at its route', () => {
  const built = new Set(builtRoutes());
  const missing = [...DOCS, ...POSTS, ...PAGES].filter(({ route }) => !built.has(route));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test('every route answers with 200 and names itself as canonical', async ({ request }) => {
  for (const route of builtRoutes()) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    expect(await response.text(), route).toContain(
      `<link data-rh=true rel=canonical href=https://contribute.cncf.io${route}>`,
    );
  }
});

test('every old route redirects to its page, with and without a slash', async ({ request }) => {
  for (const [from, to] of Object.entries(OLD_ROUTES)) {
    for (const form of [from, `${from}/`]) {
      const response = await request.get(form, { maxRedirects: 0 });
      expect([form, response.status(), response.headers().location]).toEqual([form, 301, to]);
    }
    const target = await request.get(to, { maxRedirects: 0 });
    expect(target.status(), to).toBe(200);
  }
});

test('every old route redirects in the browser too, on hosts that know no redirects file', async ({
  page,
}) => {
  for (const [from, to] of Object.entries(OLD_ROUTES)) {
    const html = readFileSync(path.join(SITES.root.dir, from, 'index.html'), 'utf8');
    expect(html, from).toContain(`<meta http-equiv="refresh" content="0; url=${to}">`);
  }
  // One of them followed for real, through the file that such a host would serve.
  await page.goto('/about/index.html');
  await expect(page).toHaveURL('/community/');
});

test('paths with index.html, .html or a wrong slash reach the clean path', async ({ request }) => {
  const forms = {
    '/index.html': '/',
    '/events/index.html': '/events/',
    '/events.html': '/events/',
    '/events': '/events/',
    '/events/kubecon.html': '/events/kubecon',
    '/events/kubecon/index.html': '/events/kubecon',
    '/events/kubecon/': '/events/kubecon',
    '/blog/': '/blog',
    '/blog/page/2.html': '/blog/page/2',
  };
  for (const [from, to] of Object.entries(forms)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
  }
});

test('an unknown path shows the not-found page with status 404', async ({ browser }) => {
  // Its own page: the browser logs the 404 as an error, which is the point here.
  const page = await browser.newPage();
  const response = await page.goto(`${SITES.root.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Search the site' })).toBeVisible();
  for (const area of ['Maintainers', 'Projects', 'Community', 'Resources', 'Events', 'Blog']) {
    await expect(main.getByRole('link', { name: area, exact: true })).toBeVisible();
  }
  await page.close();
});
