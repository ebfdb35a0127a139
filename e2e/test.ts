import { expect, type Page, test as base } from '@playwright/test';

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
    page.on('pageerror', (error) => {
      report(`exception: ${error.message}`);
    });
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

/** Gives the reader a connection of which the browser tells this. */
export async function connect(page: Page, connection: object): Promise<void> {
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
