import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../platform/output/node/hosting/server';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

// What goes wrong between a reader and the host, with a service worker in between.

const DOC = '/maintainers/lifecycle/duties';
const OTHER = '/maintainers/lifecycle/emeritus';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the worker that keeps what a reader opens', () => {
  /** An answer of the host in the place of its own; nothing to let it answer. */
  let answer: (path: string) => { status: number; body: string } | undefined;

  test.use({
    serviceWorkers: 'allow',
    // Here the host fails on purpose.
    expectedErrors: [/Failed to load resource|Loading chunk|MIME type|exception: /],
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in this pattern.
    baseURL: async ({}, use) => {
      answer = () => undefined;
      const site = await createSiteServer(SITES.root.dir);
      const server = createServer((request, response) => {
        const other = answer(request.url ?? '');
        if (other) {
          response.writeHead(other.status, { 'Content-Type': 'text/html' }).end(other.body);
        } else {
          site.emit('request', request, response);
        }
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });

  /** Everything that is kept on the device: its path and, of a page, its text. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const found: { store: string; path: string; text: string }[] = [];
      for (const store of await caches.keys()) {
        const cache = await caches.open(store);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          const isPage = response?.headers.get('Content-Type')?.startsWith('text/html');
          found.push({
            store,
            path: new URL(request.url).pathname,
            text: isPage === true ? ((await response?.text()) ?? '') : '',
          });
        }
      }
      return found;
    });
  const isKept = async (page: Page, path: string) =>
    (await kept(page)).some((entry) => entry.path === path);

  /** Opens a page and waits until the worker has kept it. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => isKept(page, path), { timeout: 15_000 }).toBe(true);
  }

  test('keeps one release alone, while the host is busy, half deployed or answers with pages for files', async ({
    page,
  }) => {
    await open(page, DOC);
    const tables = await page
      .locator('script[data-page-table]')
      .first()
      .getAttribute('data-page-table');

    for (const status of [429, 503]) {
      answer = () => ({ status, body: 'Busy' });
      await page.goto(DOC);
      await expect(h1(page)).toHaveText(/Duties/);
      await hydrated(page);
      // What is not kept is answered as the host answers it.
      expect((await page.goto(OTHER))?.status()).toBe(status);
      expect(await page.locator('body').textContent()).toBe('Busy');
    }

    // Pages are of the next release, their files are not there yet: answered with a page.
    answer = (path) =>
      path === OTHER
        ? {
            status: 200,
            body: '<link data-page-table="/assets/pages/00000000/"><script src="/assets/js/next.js"></script><h1>Next</h1>',
          }
        : path.startsWith('/assets/js/next')
          ? { status: 200, body: 'Not found' }
          : undefined;
    await page.goto(OTHER);
    await expect(h1(page)).toHaveText('Next');
    await page.goto(DOC);
    await hydrated(page);

    answer = () => undefined;
    await open(page, OTHER);
    const entries = await kept(page);
    expect(entries.filter(({ text }) => text !== '' && !text.includes(tables ?? ''))).toEqual([]);
    expect(entries.filter(({ path }) => /next|assets\/pages\/0{8}/.test(path))).toEqual([]);
    expect(
      entries.filter(
        ({ path }) => path.startsWith('/assets/pages/') && !path.startsWith(tables ?? ''),
      ),
    ).toEqual([]);
  });

  test('takes no harm from a clock that is wrong by years, and from a device that is full', async ({
    page,
    context,
  }) => {
    await open(page, DOC);
    const [worker] = context.serviceWorkers();
    for (const years of [-30, 40]) {
      await worker?.evaluate((shift) => {
        const { now } = Date;
        Date.now = () => now() + shift * 365 * 86_400_000;
      }, years);
      await open(page, years < 0 ? '/events/' : '/resources/videos/');
    }
    await context.setOffline(true);
    await page.goto(DOC);
    await hydrated(page);
    await context.setOffline(false);

    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(page.url()).origin,
      quotaSize: 1,
    });
    await page.goto(OTHER);
    await hydrated(page);
    await expect(h1(page)).toHaveText(/Emeritus/);
    expect(await isKept(page, OTHER)).toBe(false);
    await page.goto(DOC);
    await hydrated(page);
  });
});
