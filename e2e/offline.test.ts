import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { makeKillSwitch, makeServiceWorkers } from '../features/offline/node/serviceWorkers';
import { readPages, writeFiles } from '../platform/output/node/builtSite';
import { routeOfFile } from '../platform/output/node/hosting/cleanUrls';
import { createSiteServer } from '../platform/output/node/hosting/server';
import { OLD_ROUTES } from './content';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

const DOC = 'maintainers/lifecycle/duties';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 1440, height: 900 },
  // What is not kept cannot be loaded without a connection.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Loading chunk|Failed to load resource/],
});

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Paths of everything that is kept on the device. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        paths.push(new URL(url).pathname);
      }
    }
    return paths;
  });

/** Resolves once the worker runs and keeps the page. */
async function untilKept(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain(path);
}

for (const { url, baseUrl } of Object.values(SITES)) {
  test.describe(`below ${baseUrl}`, () => {
    test.use({ baseURL: url });
    test(`opened pages can be read without a connection`, async ({ page, context }) => {
      await page.goto(baseUrl + DOC);
      await hydrated(page);
      await untilKept(page, baseUrl + DOC);
      const navbar = page.getByRole('navigation', { name: 'Main', exact: true });
      await navbar.getByText('Events').click();
      await expect(h1(page)).toHaveText('Events');
      await untilKept(page, `${baseUrl}events/`);

      await context.setOffline(true);
      await page.goto(baseUrl + DOC);
      await expect(h1(page)).toHaveText(/Duties/);
      // Styled and alive, not only there.
      await hydrated(page);
      await page.goto(`${baseUrl}events/`);
      await expect(h1(page)).toHaveText('Events');
      await hydrated(page);

      // A page that is not kept: told so at its own address, where it can be asked for again.
      await page.goto(`${baseUrl}resources/videos/`);
      await expect(h1(page)).toHaveText('Read offline');
      await expect(h1(page)).toHaveCSS('font-family', /Figtree/);
      await context.setOffline(false);
      await page.reload();
      await expect(h1(page)).not.toHaveText('Read offline');
    });
  });
}

test('the worker is asked for after the page has loaded, never for readers who save data', async ({
  page,
  browser,
}) => {
  const order: string[] = [];
  page.on('load', () => order.push('load'));
  page.context().on('serviceworker', () => order.push('worker'));
  await page.goto(`/${DOC}`);
  await untilKept(page, `/${DOC}`);
  expect(order).toEqual(['load', 'worker']);

  const saving = await browser.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await saving.goto(`${SITES.root.url}/${DOC}`);
  await hydrated(saving);
  await saving.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve, { timeout: 1000 });
      }),
  );
  expect(
    await saving.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await saving.close();
});

test.describe('a new release', () => {
  let folder: string;
  let server: Server;
  /** Of the first release; those that follow take the same. */
  let port: number;

  test.use({
    // A copy of the site, on a server of its own for each test.
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in this pattern.
    baseURL: async ({}, use) => {
      folder = mkdtempSync(path.join(tmpdir(), 'release-'));
      // Two areas stand for the whole, which would take long to fetch.
      const other = /^(?:(?:blog|community|contributors|events|projects|tags)\/.*|img\/cards\/.*)$/;
      cpSync(SITES.root.dir, folder, {
        recursive: true,
        filter: (source) => !other.test(path.relative(SITES.root.dir, source)),
      });
      await writeServiceWorkers();
      port = 0;
      await serve();
      await use(`http://localhost:${port}`);
      await stop();
      rmSync(folder, { recursive: true });
    },
  });

  /** Writes the service workers of the folder as it is now. */
  async function writeServiceWorkers(): Promise<void> {
    const pages = readPages(folder, routeOfFile);
    const site = { outDir: folder, baseUrl: '/', oldRoutes: OLD_ROUTES, pages };
    writeFiles(folder, await makeServiceWorkers(site));
  }

  /** Serves the folder as it is now. */
  async function serve(): Promise<void> {
    server = await createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(port, resolve));
    ({ port } = server.address() as AddressInfo);
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Puts another site in the place of the one that is served. */
  async function release(change: () => Promise<void>): Promise<void> {
    await stop();
    await change();
    await serve();
  }

  /** Gives a page another name in the index, and changes a page. */
  async function rename(): Promise<void> {
    for (const name of ['search-titles.json', 'search-index.json']) {
      const index = path.join(folder, name);
      const text = readFileSync(index, 'utf8');
      writeFileSync(index, text.replaceAll('Emeritus Maintainers', 'Honorary Maintainers'));
    }
    appendFileSync(path.join(folder, 'maintainers/lifecycle/emeritus.html'), '<!-- changed -->');
    await writeServiceWorkers();
  }

  /** The index has the new name; it still finds the page by the words of the old one. */
  async function expectNewIndex(page: Page): Promise<void> {
    await page.goto('/search?q=emeritus');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Honorary/ })
        .first(),
    ).toBeVisible();
  }

  test('shows its index at once to readers who keep what they open; the kill switch removes all', async ({
    page,
  }) => {
    await page.goto('/search?q=emeritus');
    await untilKept(page, '/search');
    await page.reload();
    await release(rename);
    await expectNewIndex(page);

    await release(async () => {
      writeFiles(folder, await makeKillSwitch());
    });
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    // The pages that are open are loaded anew by it.
    await expect.poll(() => keptPaths(page).catch(() => ['loading'])).toEqual([]);
  });

  test('asks readers who keep everything, and shows itself when they agree', async ({
    page,
    context,
  }) => {
    test.slow();
    const status = (text: string) => page.getByRole('status').filter({ hasText: text });
    await page.goto('/offline');
    await page.getByRole('button', { name: /^Keep all pages \(\d+ MB\)$/ }).click();
    await expect(status('All pages are kept')).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await page.goto('/maintainers/lifecycle/emeritus');
    await hydrated(page);
    await page.goto('/search?q=emeritus');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Emeritus/ })
        .first(),
    ).toBeVisible();

    await context.setOffline(false);
    await release(rename);
    await page.goto('/maintainers/lifecycle/emeritus');
    await expect(status('This site has a new version.')).toBeVisible({ timeout: 60_000 });
    expect(await page.content()).not.toContain('<!-- changed -->');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Show it' }).click();
    await loaded;
    expect(await page.content()).toContain('<!-- changed -->');
    await expectNewIndex(page);

    await page.goto('/offline');
    await page.getByRole('button', { name: 'Turn off and delete' }).click();
    const off = page.getByText('Nothing is kept on this device.');
    await expect(off).toBeVisible();
    expect(await keptPaths(page)).toEqual([]);
    await page.reload();
    await expect(off).toBeVisible();
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
  });
});
