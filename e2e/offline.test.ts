import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createSiteServer } from '#platform/output/node/hosting/server';
import { SITES } from './sites';
import { connect, expect, h1, hydrated, navbar, test } from './test';

const DOC = 'maintainers/lifecycle/duties';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 1440, height: 900 },
  // Here the host and the connection fail on purpose.
  expectedErrors: [
    /ERR_INTERNET_DISCONNECTED|Loading chunk|Failed to load resource|MIME type|exception: /,
  ],
});

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
    test('opened pages can be read without a connection', async ({ page, context }) => {
      await page.goto(baseUrl + DOC);
      await hydrated(page);
      await untilKept(page, baseUrl + DOC);
      const bar = navbar(page);
      await bar.getByText('Events').click();
      await expect(h1(page)).toHaveText('Events');
      await untilKept(page, `${baseUrl}events/`);

      await context.setOffline(true);
      // A link to what isn't kept asks for nothing until it is followed.
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await bar.getByText('Resources').hover();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(asked).toEqual([]);
      await page.goto(baseUrl + DOC);
      await expect(h1(page)).toHaveText(/duties/i);
      // Styled and alive, not only there.
      await hydrated(page);
      await expect(h1(page)).toHaveCSS('font-family', /Figtree/);
      await page.goto(`${baseUrl}events/`);
      await expect(h1(page)).toHaveText('Events');

      await page.goto(`${baseUrl}resources/videos/`);
      await expect(h1(page)).toHaveText('No connection');
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(h1(page)).toHaveText('TAG Contributor Strategy videos');
    });
  });
}

test('is not for readers who save data', async ({ page }) => {
  await connect(page, { saveData: true, effectiveType: '4g' });
  await page.goto(`/${DOC}`);
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test.describe('with a host in trouble', () => {
  /** Answers in the place of the host; false to let it answer. */
  let answer: (path: string, response: ServerResponse) => boolean;

  test.use({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names in this pattern.
    baseURL: async ({}, use) => {
      answer = () => false;
      const site = await createSiteServer(SITES.root.dir);
      const server = createServer((request, response) => {
        if (!answer(request.url ?? '', response)) {
          site.emit('request', request, response);
        }
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });

  test('the kept page is shown if it hangs, is busy or fails', async ({ page }) => {
    await page.goto(`/${DOC}`);
    await untilKept(page, `/${DOC}`);
    answer = (path) => path === `/${DOC}`;
    await page.goto(`/${DOC}`);
    await expect(h1(page)).toHaveText(/duties/i);
    for (const status of [429, 503]) {
      answer = (path, response) => {
        const isPage = path === `/${DOC}`;
        if (isPage) {
          response.writeHead(status, { 'Content-Type': 'text/html' }).end('Busy');
        }
        return isPage;
      };
      await page.goto(`/${DOC}`);
      await expect(h1(page)).toHaveText(/duties/i);
    }
  });

  test('a script of the wrong type or without content is not kept', async ({ page }) => {
    for (const body of ['<h1>Not found</h1>', '']) {
      answer = (path, response) => {
        const isScript = path.startsWith('/assets/js/');
        if (isScript) {
          response.writeHead(200, { 'Content-Type': body ? 'text/html' : 'text/javascript' });
          response.end(body);
        }
        return isScript;
      };
      await page.goto(`/${DOC}`);
      answer = () => false;
      await page.goto(`/${DOC}`);
      await hydrated(page);
      await untilKept(page, `/${DOC}`);
    }
  });
});
