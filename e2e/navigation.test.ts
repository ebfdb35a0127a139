import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

const DOC = '/maintainers/lifecycle/duties';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a link', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  /** Every script that the page has asked for. */
  function recordScripts(page: Page): string[] {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/js/')) scripts.push(request.url());
    });
    return scripts;
  }

  test('that the pointer touches or presses loads its page before the click', async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto(DOC);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    let before = scripts.length;
    // A finger presses without having hovered.
    await navbar(page).getByText('Projects').dispatchEvent('touchstart');
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    before = scripts.length;
    await navbar(page).getByText('Events').hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
    // Chunks of the page, not only of what its links lead to: without the network it still opens.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await navbar(page).getByText('Events').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  });

  for (const [name, connection] of [
    ['on 2g', { effectiveType: '2g', saveData: false }],
    ['with data saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`loads nothing before the click ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const scripts = recordScripts(page);
      await page.goto(DOC);
      await hydrated(page);
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
      const before = scripts.length;
      await navbar(page).getByText('Events').hover();
      await navbar(page).getByText('Projects').dispatchEvent('touchstart');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
      expect(scripts.length).toBe(before);
      await navbar(page).getByText('Events').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    });
  }
});

test('a link to a heading leads to that heading, and one to a page to its top', async ({
  page,
}) => {
  await page.goto('/contributors/getting-started');
  await hydrated(page);
  const links = page.locator('.table-of-contents a');
  const target = (await links.last().getAttribute('href')) ?? '';
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(target)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await navbar(page).getByText('Events').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('unclean paths on hosts that do not redirect them', () => {
  // The framework loads by the unclean path and draws by the clean one: it begins anew, and says so.
  test.use({ expectedErrors: [/Minified React error #418/] });

  for (const path of ['/events/kubecon.html', '/events/kubecon/index.html']) {
    test(`${path} shows its page`, async ({ page }) => {
      const body = readFileSync(`${SITES.root.dir}/events/kubecon.html`, 'utf8');
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('KubeCon');
    });
  }
});

test.describe('a section that opens and closes', () => {
  /** Opens the first closed category of the sidebar. */
  async function open(page: Page): Promise<{ transition: string; height: number }> {
    await page.goto('/projects/');
    await hydrated(page);
    await page.evaluate(() => {
      new MutationObserver(([record]) => {
        const { style, scrollHeight } = record?.target as HTMLElement;
        if (style.transition) {
          Object.assign(window, {
            animation: { transition: style.transition, height: scrollHeight },
          });
        }
      }).observe(document, { subtree: true, attributeFilter: ['style'] });
    });
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: /^Expand sidebar category/ })
      .first()
      .click();
    const animation = () =>
      page.evaluate(
        () =>
          (window as unknown as { animation?: { transition: string; height: number } }).animation,
      );
    await expect.poll(animation).toBeDefined();
    return (await animation()) ?? { transition: '', height: 0 };
  }

  test('takes the longer the higher it is', async ({ page }) => {
    const { transition, height } = await open(page);
    const steps = height / 36;
    const duration = Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
    expect(height).toBeGreaterThan(0);
    expect(transition).toMatch(
      new RegExp(`height (${duration}ms|${duration / 1000}s)( ease-in-out)?`),
    );
  });

  test('takes one millisecond for readers who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await open(page)).transition).toMatch(/height (1ms|0\.001s)/);
  });
});
