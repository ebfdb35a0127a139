import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

// Six readers on their way from the home page to what they came for, by real taps and clicks.

const CATALOG = '/community/tags/security-and-compliance/publications/catalog/';

for (const [device, use] of [
  ['on a desktop', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const) {
  test.describe(device, () => {
    test.use(use);

    /** Clicks or taps the first of what a locator finds, once it stands still and nothing covers it. */
    const press = async (found: Locator) => {
      await (device === 'on a phone' ? found.first().tap() : found.first().click());
    };
    const follow = async (page: Page, name: string | RegExp, path: string) => {
      const title = page.getByRole('heading', { level: 1 });
      const before = (await title.textContent()) ?? '';
      await press(page.getByRole('main').getByRole('link', { name }));
      await page.waitForURL(`**${path}`);
      await expect(title).not.toHaveText(before);
    };
    /** Whether something is seen without scrolling. */
    const inFirstScreen = async (page: Page, found: Locator) => {
      await expect(found.first()).toBeVisible();
      const { y = Infinity, height = 0 } = (await found.first().boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(use.viewport.height);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    };

    test.beforeEach(async ({ page }) => {
      await page.goto('/');
    });

    test('a student learns where to ask and finds a project’s guide', async ({ page }) => {
      await follow(page, 'Make your first contribution', '/contributors/getting-started');
      await expect(page.getByText('Where to ask').first()).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'CLOTributor' }).first()).toBeVisible();
      await expect(main.locator('a[href$="/CONTRIBUTING.md"]').first()).toBeAttached();
    });

    test('a maintainer gets the list of what Incubation asks for, with its files', async ({
      page,
    }) => {
      await follow(page, 'Copy a template', '/resources/templates/');
      await follow(page, 'readiness checklist', '/projects/readiness');
      await page.getByLabel('It goes to').selectOption('Incubation');
      await expect(page).toHaveURL(/to=incubation/);
      await expect(
        page.getByRole('main').locator('a[href^="/resources/templates/"]').first(),
      ).toBeAttached();
    });

    test('a researcher narrows the catalog to account takeovers and gets its citation', async ({
      page,
    }) => {
      await follow(page, 'Catalog of supply chain compromises', CATALOG);
      const main = page.getByRole('main');
      if (device === 'on a phone') {
        await press(main.getByRole('button', { name: 'Filters' }));
      }
      await press(main.locator('summary').getByText('Vector', { exact: true }));
      await press(main.getByText('Account takeover'));
      await page.waitForURL(/vector=account-takeover/);
      if (device === 'on a phone') {
        await press(main.getByRole('button', { name: /^Show \d+ incidents$/ }));
      }
      await expect(main.getByRole('status')).toContainText(/^\d+ of \d+ incidents/);
      await page.goto(`${CATALOG}data`);
      await expect(main.getByRole('heading', { name: /citation/i })).toBeVisible();
    });

    test('an event organizer sees the next event, and subscribes', async ({ page }) => {
      await press(page.getByRole('main').getByRole('link', { name: 'Events', exact: true }));
      await page.waitForURL('**/events/');
      await inFirstScreen(page, page.getByRole('link', { name: 'Subscribe in your calendar' }));
      await expect(page.getByRole('link', { name: 'Subscribe in your calendar' })).toHaveAttribute(
        'href',
        /^webcal:\/\/.*\/events\/events\.ics$/,
      );
      await inFirstScreen(page, page.getByRole('main').locator('time'));
    });

    test('a candidate for the TOC finds how to stand', async ({ page }) => {
      await follow(page, 'See who decides what', '/community/governance/');
      await follow(page, 'stand for election', '/community/toc/stand-for-election');
      await expect(page.getByRole('main').getByText('Condorcet').first()).toBeVisible();
    });

    test('a returning reader sees what is new', async ({ page }) => {
      await follow(page, /what’s new/, '/whats-new');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/what’s new/i);
    });
  });
}
