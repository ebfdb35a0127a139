import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './builtPages';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

interface GlobalVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
  sidebars: Record<string, { link: { path: string; label: string } }>;
}

/** A generated file, as the last build left it. */
const generated = (file: string): unknown =>
  JSON.parse(readFileSync(`.docusaurus/${file}`, 'utf8'));

/** What the docs plugin tells of its only version. */
function version(): GlobalVersion {
  const data = generated('globalData.json') as {
    'docusaurus-plugin-content-docs': { default: { versions: GlobalVersion[] } };
  };
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  const [only, ...others] = versions;
  if (!only || others.length > 0) {
    throw new Error(`There are ${versions.length} versions instead of one.`);
  }
  return only;
}

const FILES = builtFiles().filter((file) => file.endsWith('.html'));
const built = (file: string) => readFileSync(path.join(SITES.root.dir, file), 'utf8');

test('pages of lists and the not-found page have titles that tell them apart @spec:not-found', () => {
  const titles = FILES.filter((file) => /^(?:404|tags|blog|search)\b/.test(file)).flatMap(
    (file) => /<title[^>]*>([^<]*)/.exec(built(file))?.[1] ?? [],
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles).toContain('Page not found | CNCF Contributors');
  expect(titles).not.toContain('CNCF Contributors');
});

test('every text that differs from those of the framework is shown somewhere', () => {
  const texts = JSON.parse(readFileSync('i18n/en/code.json', 'utf8')) as Record<
    string,
    { message: string }
  >;
  const unused = Object.entries(texts).filter(([, { message }]) => {
    const [start = ''] = message.split('{');
    return !FILES.some((file) => built(file).includes(start.trim()));
  });
  expect(unused.map(([key]) => key)).toEqual([]);
});

test('the page of the search asks for nothing before it knows the query @spec:empty-query', () => {
  const page = built('search.html');
  expect(page).not.toContain('Please provide a search query');
});

test('the docs have one version, current, which readers know as Next @spec:version-name @spec:version-label @spec:version-last @spec:version-main-doc', () => {
  expect(version()).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    mainDocId: 'contributors/index',
  });
});

test('six sidebars lead to the six areas @spec:six-sidebars @spec:sidebar-names @spec:sidebar-indexes', () => {
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

test('a sidebar is known by the path and the label of its link @spec:sidebar-link', () => {
  const { path, sidebars } = version();
  for (const { link } of Object.values(sidebars)) {
    expect(Object.keys(link).sort()).toEqual(['label', 'path']);
    expect(link.path.startsWith(path), link.path).toBe(true);
    expect(link.label).not.toBe('');
  }
});

test('a doc is known by its id and its path, and by its sidebar if it is in one @spec:doc-entry @spec:version-docs', () => {
  const { path, docs, sidebars } = version();
  for (const { id, path: route, sidebar, ...others } of docs) {
    expect(others, id).toEqual({});
    expect(route.startsWith(path), id).toBe(true);
    expect(sidebar === undefined || sidebar in sidebars, id).toBe(true);
  }
  expect(docs.find(({ id }) => id === 'contributors/index')).toEqual({
    id: 'contributors/index',
    path: `${path}contributors/`,
    sidebar: 'contributorsSidebar',
  });
  expect(docs.find(({ id }) => id === 'docs/intro')).toEqual({
    id: 'docs/intro',
    path: `${path}docs/intro`,
  });
});

test('recordings are in the sidebar of the resources @spec:videos-sidebar', () => {
  const { path, docs } = version();
  const videos = docs.filter((doc) => doc.path.startsWith(`${path}resources/videos/`));
  expect(videos.length).toBeGreaterThan(1);
  expect(new Set(videos.map(({ sidebar }) => sidebar))).toEqual(new Set(['resourcesSidebar']));
});

test('the site is version 0.9.0, and its pages name the generator and its version @spec:site-version @spec:generator', async ({
  page,
}) => {
  expect(generated('site-metadata.json')).toMatchObject({
    siteVersion: '0.9.0',
    docusaurusVersion: '3.8.1',
  });
  for (const route of ['/', '/maintainers/lifecycle/duties', '/blog']) {
    await page.goto(route);
    await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
      'content',
      'Docusaurus v3.8.1',
    );
  }
});

test('English is the only locale, with the Gregorian calendar @spec:only-locale @spec:language @spec:direction @spec:calendar', () => {
  expect(generated('i18n.json')).toMatchObject({
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { htmlLang: 'en-US', direction: 'ltr', calendar: 'gregory' } },
  });
});

test.describe('in a browser with another calendar', () => {
  // There, 2024 is the year 2567.
  test.use({ locale: 'th-TH' });

  test('days are those of the Gregorian calendar @spec:calendar', async ({ page }) => {
    await page.goto('/blog/2024/01/26/ProjectNewsletter');
    await hydrated(page);
    const other = await page.evaluate(() => new Date(2024, 0, 26).toLocaleDateString());
    expect(other).toContain('2567');
    const day = page.getByRole('main').locator('header time');
    await expect(day).toContainText('2024');
    await expect(page.getByRole('contentinfo')).not.toContainText(/25\d\d/);
  });
});

test('no route has a parameter: every page has an address of its own @spec:no-parameters', () => {
  const routes = [...readFileSync('.docusaurus/routes.js', 'utf8').matchAll(/^ *path: '(.*)',$/gm)];
  const paths = routes.map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => /[:*(]/.test(path))).toEqual(['*']);
});

test('every page is there for everybody: visits ask for files, with GET and without a login @spec:read-only @spec:no-accounts @spec:all-public @spec:no-forms @spec:no-roles @spec:no-api', async ({
  page,
}) => {
  const others: string[] = [];
  const isFile = (path: string) =>
    ['', '.html', 'index.html'].some((end) =>
      statSync(`${SITES.root.dir}${path}${end}`, { throwIfNoEntry: false })?.isFile(),
    );
  page.on('request', (request) => {
    const { authorization, cookie } = request.headers();
    const path = decodeURI(new URL(request.url()).pathname);
    if (request.method() !== 'GET' || authorization || cookie || !isFile(path)) {
      others.push(`${request.method()} ${path}`);
    }
  });
  for (const route of [
    '/',
    '/maintainers/lifecycle/duties',
    '/blog',
    '/tags',
    '/resources/videos/',
    '/community/tags/security-and-compliance/publications/catalog/',
    '/search?q=security',
  ]) {
    await page.goto(route);
    await hydrated(page);
  }
  await expect(page.getByRole('status')).toHaveText(/^\d+ documents found$/);
  expect(others).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('no built page has a form, a field for a password, or text to edit @spec:read-only @spec:no-forms @spec:no-accounts', () => {
  const changing = FILES.filter((file) =>
    /<form\b|type=["']?(?:password|email)\b|\scontenteditable/i.test(built(file)),
  );
  expect(changing).toEqual([]);
});

test('pages are in English as spoken in the US, written left to right @spec:tagline @spec:language @spec:direction', async ({
  page,
}) => {
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
