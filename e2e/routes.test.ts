import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from './builtPages';
import { DOCS, OLD_ROUTES, PAGES, POSTS } from './content';
import { SITES } from './sites';
import { expect, test } from './test';

const PUBLISHED = builtPages();
/** Every published route. */
const BUILT = new Set(PUBLISHED.map(({ route }) => route));

/** The routes that the specification names, in exactly their form. */
const SPECIFIED_ROUTES = readFileSync('e2e/specified-routes.txt', 'utf8').trim().split('\n');

const PUBLICATIONS = '/community/tags/security-and-compliance/publications/';
/** What the statements of the specification say of routes: their routes, and the beginnings of more (*). */
const STATEMENTS: Record<string, readonly string[]> = {
  'route-home': ['/'],
  'route-search': ['/search'],
  'route-markdown-page': ['/markdown-page'],
  'route-tags': ['/tags'],
  'route-tag': ['/tags/*'],
  'blog-list': ['/blog', '/blog/page/2'],
  'blog-archive': ['/blog/archive'],
  'blog-authors': ['/blog/authors'],
  'blog-author': ['/blog/authors/*'],
  'blog-tags': ['/blog/tags'],
  'blog-tag': ['/blog/tags/*'],
  newsletters: ['/blog/2023/*', '/blog/2024/*'],
  'other-posts': ['/blog/2025/*', '/blog/maintainer-summit-2025'],
  'docs-contributors': ['/contributors/*'],
  'docs-maintainers-leadership': ['/maintainers/leadership/*'],
  'docs-maintainers-lifecycle': ['/maintainers/lifecycle/*'],
  'docs-accessibility': ['/projects/best-practices/accessibility/*'],
  'docs-growth': ['/projects/best-practices/community/*'],
  'docs-best-practices-governance': ['/projects/best-practices/governance/*'],
  'docs-best-practices-security': ['/projects/best-practices/security/*'],
  'docs-projects': ['/projects/*'],
  'docs-community': ['/community/*'],
  'docs-governance': ['/community/governance/*'],
  'docs-tags': ['/community/tags/*'],
  'docs-tcgs': ['/community/tcgs/*'],
  'security-operations': ['/community/tags/security-and-compliance/operations/*'],
  'catalog-years catalog-incidents': [`${PUBLICATIONS}catalog/1*`, `${PUBLICATIONS}catalog/2*`],
  'catalog-definitions': [`${PUBLICATIONS}catalog/compromise-definitions`],
  'publications-policy': [`${PUBLICATIONS}policy/*`],
  'publications-defaults': [`${PUBLICATIONS}secure-defaults-cloud-native-8`],
  'publications-lexicon': [`${PUBLICATIONS}security-lexicon`],
  'publications-whitepaper': [`${PUBLICATIONS}security-whitepaper/*`],
  'toc-operations': ['/community/toc/operations/*'],
  'toc-templates': ['/community/toc/operations/toc-templates/*'],
  'docs-events': ['/events/*'],
  'docs-services': ['/resources/services/*'],
  'docs-support': ['/resources/support/*'],
  'docs-templates': ['/resources/templates/*'],
  'docs-todogroup': ['/resources/todogroup_resources'],
  'docs-videos': ['/resources/videos/*'],
};

for (const [ids, patterns] of Object.entries(STATEMENTS)) {
  const tags = ids.split(' ').map((id) => `@spec:${id}`);
  test(`has the routes of the statement ${tags.join(' ')}`, () => {
    for (const pattern of patterns) {
      const routes = SPECIFIED_ROUTES.filter((route) =>
        pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern,
      );
      expect(routes, pattern).not.toEqual([]);
      expect(routes.filter((route) => !BUILT.has(route))).toEqual([]);
    }
  });
}

test('every route of the specification is a page, in exactly its form @spec:docs-at-root @spec:content-blog', () => {
  expect(SPECIFIED_ROUTES.filter((route) => !BUILT.has(route))).toEqual([]);
});

test('every content file is published at its route @spec:content-docs @spec:docs-at-root @spec:content-only', () => {
  const missing = [...DOCS, ...POSTS, ...PAGES].filter(({ route }) => !BUILT.has(route));
  expect(missing.map(({ file }) => file)).toEqual([]);
});

test('every route answers with 200 and names itself as canonical @spec:all-public @spec:base-path', async ({
  request,
}) => {
  for (const { route, html } of PUBLISHED) {
    const response = await request.head(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    expect(html, route).toContain(
      `<link data-rh=true rel=canonical href=https://contribute.cncf.io${route}>`,
    );
  }
});

test('every old route redirects to its page, with and without a slash or .html @spec:docs-growth @spec:docs-best-practices-security @spec:docs-services', async ({
  request,
}) => {
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

test('paths with index.html, .html or a wrong slash reach the clean path @spec:clean-path', async ({
  request,
}) => {
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
    '/about.html': '/community/',
    '/resources/services/support': '/resources/services/cncf-support/',
  };
  for (const [from, to] of Object.entries(forms)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
  }
});

test('an unknown path shows the not-found page with status 404 @spec:not-found', async ({
  browser,
}) => {
  // Its own page: the browser logs the 404 as an error, which is the point here.
  const page = await browser.newPage();
  const response = await page.goto(`${SITES.root.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Search/ })).toBeVisible();
  for (const area of [
    'Maintainers',
    'Projects',
    'Community',
    'Resources',
    'Events',
    'Blog',
    'Security',
  ]) {
    await expect(main.getByRole('link', { name: area, exact: true })).toBeVisible();
  }
  await page.close();
});
