// cspell:ignore emeritos licence mainta
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sidewaysScroll } from './axe';
import { indexRequestsOf, warningsOf } from './listening';
import { expect, hydrated, test } from './test';

const INDEX = '**/search-index.json';

test('the index has every public page @spec:local-search @spec:call-index-answer', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const routes = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, route = '']) => route,
  );
  const [pages] = (await (await request.get('/search-index.json')).json()) as [
    { documents: { url: string }[] },
  ];
  const indexed = new Set(pages.documents.map(({ url }) => url));
  expect(routes.length).toBeGreaterThan(200);
  // A route of a plugin of ours needs an entry in features/search/node/pages.ts.
  // Further pages of a list show nothing that the posts themselves do not.
  const found = routes.filter((route) => !/^\/blog\/(.+\/)?(authors|page)\/\d+$/.test(route));
  expect(found.filter((route) => !indexed.has(route))).toEqual(['/search']);
});

test('no page loads the index by itself @spec:call-index-when', async ({ page }) => {
  const requests = indexRequestsOf(page);
  await page.goto('/');
  await hydrated(page);
  await page.goto('/search');
  await hydrated(page);
  // Asked for by the reader's turn to the field, and by nothing before.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = requests.length;
  await page.getByRole('searchbox').focus();
  await expect.poll(() => requests).toHaveLength(1);
  expect(before).toBe(0);
});

test('an address with a query loads the index at once', async ({ page }) => {
  const requests = indexRequestsOf(page);
  await page.goto('/search?q=emeritus');
  await expect.poll(() => requests).toHaveLength(1);
});

test.describe('search page', () => {
  test('has no sidebar, and asks for a query @spec:route-search @spec:empty-query @spec:text-placeholder @spec:text-title', async ({
    page,
  }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    await expect(page.getByRole('status')).toHaveText(
      'Please provide a search query to show results.',
    );
    await expect(page.getByRole('navigation', { name: /sidebar/i })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search');
  });

  test('finds a page from an unfinished, misspelt query and by a synonym, and keeps them in the address @spec:any-query @spec:text-results-for @spec:text-count', async ({
    page,
  }) => {
    await page.goto('/search');
    await hydrated(page);
    await page.getByRole('searchbox').fill('emeritos mainta');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "emeritos mainta"',
    );
    await expect(page).toHaveTitle(/^Search results for "emeritos mainta"/);
    await expect(page.getByRole('status')).toHaveText(/^\d+ documents found$/);
    await expect(page).toHaveURL('/search?q=emeritos+mainta');
    await page.getByRole('searchbox').fill('quit');
    await expect(page).toHaveURL('/search?q=quit');
    const first = page.locator('main ol > li h2').first().getByRole('link');
    await expect(first).toHaveText('Emeritus maintainers');
    await first.click();
    await expect(page).toHaveURL('/maintainers/lifecycle/emeritus');
  });

  test('is as it was, with the result in view, for who comes back from it', async ({ page }) => {
    await page.goto('/search?q=governance');
    await hydrated(page);
    await page.getByRole('button', { name: 'Show more results' }).click();
    // Excerpts come last, and make the list longer.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main ol > li ul p mark').first()).toBeVisible();
    const result = page.locator('main ol > li h2 a').nth(30);
    await result.scrollIntoViewIfNeeded();
    await result.click();
    await expect(page).not.toHaveURL(/search/);
    await page.goBack();
    // Not to the pixel: the list is shorter until its excerpts are back.
    await expect(result).toBeInViewport();
  });

  test('breaks words that are longer than a phone is wide', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/search?q=licence');
    // Excerpts come last.
    await expect(page.locator('main ol > li ul p mark').first()).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('says so when nothing is found, and shows the ways on @spec:zero-hits @spec:text-none-found', async ({
    page,
  }) => {
    await page.goto('/search?q=zzzzzzzz');
    await expect(page.getByRole('status')).toHaveText('No documents were found');
    await expect(page.getByRole('heading', { name: 'Main areas' })).toBeVisible();
  });

  test('can be narrowed to an area, which the address keeps', async ({ page }) => {
    await page.goto('/search?q=governance');
    await hydrated(page);
    await expect(page.getByRole('status')).toHaveText(/^\d+ documents found$/);
    const projects = page.getByRole('button', { name: /^Projects \d+$/ });
    const count = /\d+/.exec(await projects.innerText())?.[0] ?? '';
    await projects.click();
    await expect(page).toHaveURL('/search?q=governance&area=Projects');
    await expect(page.getByRole('status')).toHaveText(`${count} documents found`);
    await page.reload();
    await expect(projects).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status')).toHaveText(`${count} documents found`);
    for (const path of await page.locator('main ol > li > p:first-child').allInnerTexts()) {
      expect(path).toMatch(/^Projects/);
    }
    await page.getByRole('button', { name: /^All/ }).click();
    await expect(page).toHaveURL('/search?q=governance');
  });
});

test('without JavaScript the search page says so, and lists the areas and the sitemap', async ({
  request,
}) => {
  const html = await (await request.get('/search')).text();
  const notices = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, notice]) => notice);
  const notice = notices.find((one) => one?.includes('Searching needs JavaScript.'));
  expect(notice).toMatch(/href="?\/sitemap\.xml/);
  expect(html).toContain('Main areas');
});

test.describe('an index that cannot be used', () => {
  const FAILURES = {
    'is missing': { status: 404, body: '', warning: 'Unable to fetch search index' },
    'is no JSON': { status: 200, body: 'not JSON', warning: 'Unable to parse search index' },
    'is no index': { status: 200, body: '{"a":1}', warning: 'Unable to parse search index' },
  };
  for (const [name, { status, body, warning }] of Object.entries(FAILURES)) {
    test.describe(name, () => {
      // The browser logs the status by itself.
      test.use({ expectedErrors: [/Failed to load resource/] });

      test('is logged and finds nothing @spec:index-failure @spec:error-index-fetch @spec:error-index-parse', async ({
        page,
      }) => {
        const warnings = warningsOf(page);
        await page.route(INDEX, (route) => route.fulfill({ status, body }));
        await page.goto('/search?q=emeritus');
        await expect(page.getByRole('status')).toHaveText('No documents were found');
        await expect(page.getByRole('alert')).toHaveText(/index could not be loaded/);
        expect(warnings).toEqual([warning]);
      });
    });
  }
});

test.describe('an index that is long in coming', () => {
  // What the browser logs when a connection breaks off.
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const isWhole of [true, false]) {
    test(`shows names first, and then ${isWhole ? 'all' : 'says that it broke off'}`, async ({
      page,
      request,
    }) => {
      const warnings = warningsOf(page);
      const index = await (await request.get('/search-index.json')).text();
      const [names = ''] = index.split('\n');
      let finish: () => void = () => undefined;
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write(`${names}\n`);
        finish = () => (isWhole ? response.end(index.slice(names.length + 1)) : response.destroy());
      });
      await new Promise<void>((resolve) => {
        server.listen(0, resolve);
      });
      const { port } = server.address() as AddressInfo;
      await page.route(INDEX, (route) => route.continue({ url: `http://localhost:${port}/` }));
      await page.goto('/search?q=emeritus');
      const hit = page.getByRole('main').getByRole('link', { name: 'Emeritus maintainers' });
      await expect(hit.first()).toBeVisible();
      const status = page.getByRole('status');
      await expect(status).toHaveText(/found so far\. Loading the rest of the search index\.$/);
      const titles = page.locator('main ol > li h2');
      // Of another query, nothing stays that was found for the one before.
      await page.getByRole('searchbox').fill('quorum unicorn');
      await expect(titles).toHaveCount(0);
      await page.getByRole('searchbox').fill('emeritus');
      await expect(hit.first()).toBeVisible();
      const first = await titles.allTextContents();
      finish();
      await expect(status).toHaveText(/^\d+ documents? found$/);
      await expect(page.getByRole('alert')).toHaveCount(isWhole ? 0 : 1);
      // What the rest adds stands below; without it, what was found stays.
      expect((await titles.allTextContents()).slice(0, first.length)).toEqual(first);
      expect(warnings).toEqual(isWhole ? [] : ['Unable to fetch search index']);
      server.close();
    });
  }
});
