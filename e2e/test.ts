import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Route, test as base } from '@playwright/test';

/** How Chromium begins every report of something that the policy of the site forbids. */
export const VIOLATION = /Content Security Policy|Permissions policy violation/i;

/**
 * The test function of all browser tests. A page that logs an error (failed
 * hydration included), throws, violates the policy of the site, or asks another
 * host for something fails its test.
 */
export const test = base.extend<{
  /** Parts of messages that this test provokes on purpose. A violation is never excused. */
  expectedErrors: RegExp[];
}>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, baseURL, expectedErrors }, use) => {
    const found: string[] = [];
    const report = (message: string) => {
      if (VIOLATION.test(message) || !expectedErrors.some((pattern) => pattern.test(message))) {
        found.push(message);
      }
    };
    page.on('console', (message) => {
      if (message.type() === 'error') {
        report(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => report(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin) {
        report(`request to another host: ${url.href}`);
      }
    });
    await use(page);
    expect(found, 'errors and foreign requests of the page').toEqual([]);
  },
});

export { expect };

/** The title of the page. */
export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The top bar. */
export const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

/** The menu of phones that is in front. */
export const openMenu = (page: Page) =>
  page.locator(
    '#main-menu:popover-open, html:not(:has(#main-menu:popover-open)) #side-menu:popover-open',
  );

/** Gives the reader a connection of which the browser tells this, or nothing as in Firefox and Safari. */
export async function connect(page: Page, connection: object | undefined): Promise<void> {
  await page.addInitScript((told) => {
    Object.defineProperty(navigator, 'connection', { value: told });
  }, connection);
}

/** Waits until React has taken the page over, which it does by itself. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Has the page start at once, as any key does, and waits until React has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  // No real key, which would tell the browser that the reader uses the keyboard.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  await started(page);
}

/** Holds back every script that the page asks for from now on, until it is let go or failed. */
export async function holdScripts(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/js/*.js', async (route) => {
    if (isHolding) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  return {
    /** Resolves once the page waits for a script. */
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    async letGo() {
      isHolding = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
    async fail() {
      await Promise.all(held.splice(0).map((route) => route.abort()));
    },
  };
}

/** Uses a control that starts a download, and reads what comes. */
export async function download(control: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([control.page().waitForEvent('download'), control.click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}
