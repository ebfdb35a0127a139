import type { Locator, Page, Route } from '@playwright/test';
import { sidewaysScroll } from './axe';
import { SAMPLES } from './samples';
import { expect, h1, hydrated, navbar, test } from './test';

const DOC = '/maintainers/lifecycle/duties';
const ANY_SCRIPT = '**/assets/js/*.js';

const backToMain = (page: Page) => page.getByRole('button', { name: '← Back to main menu' });

/** Has each document of the page count itself, so that loads can be counted. */
const countLoads = (page: Page) =>
  page.addInitScript(() =>
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads') ?? 0) + 1)),
  );

/** How many documents the page has loaded. */
const loads = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loads')));

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('after a new release', () => {
  test.use({ expectedErrors: [/Failed to load resource.*404|MIME type|exception: Loading chunk/] });

  // What the host says of files of the release before.
  const gone = (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });

  for (const [what, files] of [
    ['tables', '**/assets/pages/**'],
    ['scripts', ANY_SCRIPT],
  ] as const) {
    test(`an open tab whose ${what} are gone warns and loads the page asked for, once @spec:error-preload`, async ({
      page,
    }) => {
      await countLoads(page);
      await page.goto(DOC);
      await hydrated(page);
      await page.route(files, gone);
      // A document that is asked for is one of the new release, and so is all that it asks for.
      page.on('request', (request) => {
        if (request.isNavigationRequest()) {
          void page.unroute(files);
        }
      });
      const warning = page.waitForEvent(
        'console',
        (message) => message.type() === 'warning' && /404|ChunkLoadError/.test(message.text()),
      );
      // By keyboard, so that nothing is loaded before the link is followed.
      await navbar(page).getByText('Events').press('Enter');
      await warning;
      await expect(h1(page)).toHaveText('Events');
      await expect(page).toHaveURL('/events/');
      await hydrated(page);
      expect(await loads(page)).toBe(2);
    });
  }

  test('scripts that stay gone cost one load, and the text is there', async ({ page }) => {
    await countLoads(page);
    await page.goto(DOC);
    await hydrated(page);
    await page.route(ANY_SCRIPT, gone);
    const loadedAnew = page.waitForEvent('load');
    // By keyboard, so that nothing is loaded before the link is followed.
    await navbar(page).getByText('Events').press('Enter');
    await loadedAnew;
    await expect(h1(page)).toHaveText('Events');
    await expect(page).toHaveURL('/events/');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(await loads(page)).toBe(2);
    // Links need no script.
    await navbar(page).getByText('Projects').click();
    await expect(h1(page)).toHaveText('CNCF projects');
    expect(await loads(page)).toBe(3);
  });
});

test.describe('the network fails', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('for the scripts of the next page: a box says so, and Retry loads them @spec:load-failure @spec:error-chunk', async ({
    page,
  }) => {
    await countLoads(page);
    await page.goto(DOC);
    await hydrated(page);
    await page.route(ANY_SCRIPT, (route) => route.abort());
    await navbar(page).getByText('Events').press('Enter');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByText(/^ChunkLoadError: /)).toBeVisible();
    const box = page.getByRole('alert').filter({ has: retry });
    for (const property of ['background-color', 'border-left-color']) {
      const [red = 0, green = 0, blue = 0] = await box.evaluate(
        (element, name) =>
          (getComputedStyle(element).getPropertyValue(name).match(/\d+/g) ?? []).map(Number),
        property,
      );
      expect(red, property).toBeGreaterThan(Math.max(green, blue) + 10);
    }
    await expect(retry).toHaveCSS('border-radius', '999px');
    await expect(page).toHaveURL('/events/');
    await page.unroute(ANY_SCRIPT);
    await retry.click();
    await expect(h1(page)).toHaveText('Events');
    expect(await loads(page)).toBe(1);
  });

  test('for the scripts of the first page: a line says so, dead controls look so, Retry mends', async ({
    page,
  }) => {
    await page.route('**/main.*.js', (route) => route.abort());
    await page.goto(`${SAMPLES['catalog index']}?a=1`);
    const line = page.getByText("Some controls couldn't load.");
    await expect(line).toBeVisible();
    const opacity = (control: Locator) =>
      control.evaluate((element) => Number(getComputedStyle(element).opacity));
    const filter = page.getByRole('main').getByRole('searchbox');
    expect(await opacity(filter)).toBeLessThan(0.7);
    // What needs no script of the framework works, and looks so.
    for (const name of ['Search', 'English', /Switch between dark and light mode/]) {
      expect(await opacity(navbar(page).getByRole('button', { name })), String(name)).toBe(1);
    }
    const copy = page.getByRole('main').getByRole('button', { name: 'Copy page' });
    expect(await opacity(copy.filter({ visible: true }).first())).toBe(1);
    await page.unroute('**/main.*.js');
    await line.getByRole('link', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(page).toHaveURL(/\?a=1$/);
    await expect(line).toBeHidden();
    expect(await opacity(filter)).toBe(1);
  });
});

test.describe('scripts that fail half way', () => {
  test.use({ expectedErrors: [/Failed to load resource|exception: /] });

  for (const [name, pattern, body] of [
    ['the main script is cut off', '**/main.*.js', 'function ('],
    ['the main script throws', '**/main.*.js', 'throw new Error("broken")'],
    ['the runtime is empty', '**/runtime~main.*.js', ''],
    ['the script of the page is cut off', /assets\/js\/[0-9a-f]{8}\.[0-9a-f]+\.js/, '"use strict'],
  ] as const) {
    test(`${name}: the text is readable and links work`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(DOC);
      await page.waitForLoadState('load');
      await expect(h1(page)).toHaveText(/duties/i);
      await navbar(page).getByText('Events').click();
      await expect(h1(page)).toHaveText('Events');
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no control is shown that needs it, and a phone has the links of its menu', async ({
    page,
  }) => {
    for (const kind of [
      'home',
      'document page',
      'catalog index',
      'controls index',
      'incident',
      'template page',
      'video index',
    ] as const) {
      await page.goto(SAMPLES[kind]);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const dead = page
          .locator('button:not([popovertarget]), select, input')
          .filter({ visible: true });
        await expect(dead, `${kind} at ${width} px`).toHaveCount(0);
        if (width === 390) {
          await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        }
        const projects = page.getByRole('link', { name: 'Projects', exact: true });
        await expect(projects.or(backToMain(page)).first()).toBeVisible();
        expect(await sidewaysScroll(page), `${kind} at ${width} px`).toBe(0);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SAMPLES['document page']);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByRole('link', { name: 'Decision making process' }).click();
    await expect(h1(page)).toHaveText(/decision making/i);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await backToMain(page).click();
    await page.locator('#main-menu').getByRole('link', { name: 'Projects' }).click();
    await expect(h1(page)).toHaveText('CNCF projects');
  });
});

test.describe('storage of the browser', () => {
  test.use({ expectedErrors: [/^console: Docusaurus storage error, can't set /] });

  /** What a script does to the storage before the page runs. */
  const STATES: Record<string, () => void> = {
    blocked: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
    corrupted: () => {
      for (const key of [
        'theme',
        'docusaurus.announcement.dismiss',
        'docusaurus.announcement.id',
        'docs-preferred-version-default',
      ]) {
        localStorage.setItem(key, '{"<b>');
      }
    },
  };

  for (const [state, change] of Object.entries(STATES)) {
    test(`${state}: pages and controls work`, async ({ page }) => {
      await page.addInitScript(change);
      await page.goto(DOC);
      await hydrated(page);
      await expect(h1(page)).toHaveText(/duties/i);
      const html = page.locator('html');
      const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
      // From system or a corrupted value to a mode in two clicks at most.
      await expect(async () => {
        await toggle.click();
        await expect(html).toHaveAttribute('data-theme', 'dark', { timeout: 500 });
      }).toPass();
      const close = page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' });
      if ((await close.count()) > 0) {
        await close.click();
        await expect(close).toHaveCount(0);
      }
      await navbar(page).getByText('Events').click();
      await expect(h1(page)).toHaveText('Events');
    });
  }
});

test('the home page tells of a wrong base URL, and of no other failure @spec:error-base-url', async ({
  browser,
  baseURL,
  request,
}) => {
  // Its own page: the files fail, which is the point here.
  const page = await browser.newPage();
  const home = await request.get('/');
  const [headers, body] = [home.headers(), await home.body()];
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  // As a host shows the site that publishes it in a folder.
  await page.route('**/folder/', (route) => route.fulfill({ headers, body }));
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await page.goto(`${baseURL ?? ''}/folder/`);
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('We suggest trying baseUrl = /folder/');
  for (const address of ['/', '/index.html']) {
    await page.route('**/index.html', (route) => route.fulfill({ headers, body }));
    await page.goto(`${baseURL ?? ''}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner, address).toHaveCount(0);
  }
  await page.unrouteAll();
  await page.goto(`${baseURL ?? ''}/`);
  await hydrated(page);
  await expect(banner).toBeHidden();
  await page.close();
});
