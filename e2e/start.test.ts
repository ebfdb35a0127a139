// cspell:ignore pagereveal
// When pages start, and what becomes of all that readers do before.
import type { Locator, Page, Route } from '@playwright/test';
import { SAMPLES } from './samples';
import { connect, expect, hydrated, test } from './test';

const DOC = SAMPLES['document page'];
const CATALOG = SAMPLES['catalog index'];
const SCRIPTS = '**/assets/js/*.js';
const SAVING = { effectiveType: '4g', saveData: true };

const html = (page: Page) => page.locator('html');
const menu = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const toggle = (page: Page) => page.getByRole('button', { name: /Switch between dark and light/ });
const isAlive = (page: Page) =>
  expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 15_000 });

/** Gives the reader this connection, and tells which scripts and tables pages ask for. */
async function on(page: Page, connection: object): Promise<string[]> {
  await connect(page, connection);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:js|pages)\//.test(request.url())) {
      asked.push(request.url());
    }
  });
  return asked;
}

/** Holds scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(SCRIPTS, async (route) => {
    if (isHolding) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test.describe('a page starts', () => {
  for (const [sign, act] of [
    ['a pointer over a control', (page) => toggle(page).hover()],
    ['the focus in a control', (page) => toggle(page).focus()],
    ['a key', (page) => page.keyboard.press('ArrowDown')],
    ['a selection', (page) => page.getByRole('heading', { level: 1 }).dblclick()],
  ] as [string, (page: Page) => Promise<void>][]) {
    test(`on ${sign}, although data are saved, and not before`, async ({ page }) => {
      await page.clock.install();
      const asked = await on(page, SAVING);
      await page.goto(DOC);
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
      await act(page);
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      await page.clock.resume();
      await isAlive(page);
    });
  }

  test('by itself where data are fast and not metered', async ({ page }) => {
    await on(page, { effectiveType: '4g', saveData: false });
    await page.goto(DOC);
    await isAlive(page);
  });

  test('by itself for an address with a query, and once days have passed', async ({ page }) => {
    await on(page, SAVING);
    await page.goto('/search?q=security');
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
    await page.clock.setFixedTime(new Date('2036-01-01T12:00:00'));
    await page.goto('/events/');
    await expect(page.getByText('No upcoming event has a date yet.')).toBeVisible();
    await page.goto('/offline');
    await expect(page.getByRole('button', { name: /Keep all pages/ })).toBeVisible();
  });
});

test('where data are saved, links lead on without a script', async ({ page }) => {
  const asked = await on(page, SAVING);
  await page.goto(DOC);
  const next = page.locator('.pagination-nav__link--next');
  await next.hover();
  await next.click();
  await expect(page).not.toHaveURL(DOC);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`before the start, documents follow one another: motion ${reducedMotion}`, async ({
    page,
  }) => {
    await on(page, SAVING);
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: unknown };
        document.documentElement.dataset.isSmooth = String(viewTransition !== null);
      });
    });
    await page.goto(DOC);
    const rules = page.locator('script[type="speculationrules"]');
    await expect(rules).toHaveCount(1);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(DOC);
    await expect(html(page)).toHaveAttribute(
      'data-is-smooth',
      String(reducedMotion === 'no-preference'),
    );
    // The started page fetches ahead by itself.
    await hydrated(page);
    await expect(rules).toHaveCount(0);
  });
}

/** Of the menu of phones: the mark in the list that is shown. */
const CURRENT = '.navbar-sidebar__item:not([inert]) .menu__link[aria-current=page]';

test.describe('what a reader does before the start', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('on a phone opens the menu at once, which the page then takes over', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(DOC);
    const early = page.getByRole('dialog', { name: 'Main' });
    const entries = page.locator('.navbar-sidebar__item:not([inert]) .menu__link:visible');
    await menu(page).tap();
    await expect(early.locator(CURRENT)).toBeInViewport();
    await expect(early.locator(CURRENT)).toHaveText('Onboarding');
    await early.getByRole('button', { name: /Switch between/ }).tap();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(early).toHaveCount(0);
    await expect(menu(page)).toBeFocused();
    await menu(page).tap();
    await early.getByRole('button', { name: 'Close navigation bar' }).tap();
    await menu(page).tap();
    // Beside the menu.
    await page.touchscreen.tap(380, 400);
    await expect(early).toHaveCount(0);
    await menu(page).tap();
    const before = await entries.allTextContents();
    await letGo();
    await isAlive(page);
    await expect(early).toHaveCount(0);
    await expect(page.locator('.navbar .navbar-sidebar')).toBeInViewport();
    expect(await entries.allTextContents()).toEqual(before);
    await expect(menu(page)).not.toHaveAttribute('aria-busy');
    await page.getByRole('button', { name: 'Close navigation bar' }).tap();
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('on a phone in the menu holds after it: its areas lead on, and stay shown', async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(DOC);
    await menu(page).tap();
    await page.getByRole('button', { name: '← Back to main menu' }).tap();
    const events = page.getByRole('link', { name: 'Events', exact: true }).first();
    await expect(events).toBeInViewport();
    await expect(page.locator(CURRENT)).toHaveText('Community');
    await letGo();
    await isAlive(page);
    await expect(page.getByRole('dialog', { name: 'Main' })).toHaveCount(0);
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', { name: 'Events' }),
    ).toBeInViewport();
    const again = await holdScripts(page);
    await page.reload();
    await menu(page).tap();
    await page.getByRole('button', { name: '← Back to main menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Events' }).tap();
    await expect(page).toHaveURL(/\/events\/$/);
    await again();
  });

  test('in the catalog is done after it, once and in order', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(CATALOG);
    await page.locator('summary').getByText('Type', { exact: true }).tap();
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).tap();
    await boxes.nth(1).tap();
    await expect(boxes.nth(0)).toHaveAttribute('aria-busy', 'true');
    const field = page.getByRole('searchbox', { name: /^Words/ });
    await field.pressSequentially('npm');
    await letGo();
    await isAlive(page);
    await expect(page).toHaveURL(/[?&]q=npm/);
    await expect(field).toHaveValue('npm');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page).toHaveURL(/\?q=npm&type=[^&]+&type=[^&]+$/);
    await expect(page.getByText(/^\d+ of \d+ incidents$/)).toBeVisible();
  });

  test('goes to the search: it opens at once, takes what is typed, and finds it', async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(DOC);
    await page.getByRole('button', { name: 'Search' }).tap();
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.type('security');
    await expect(field).toHaveValue('security');
    await letGo();
    await isAlive(page);
    await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
    await expect(field).toHaveValue('security');
  });
});

for (const [sign, use] of [
  ['a click', (button) => button.click()],
  ['a tap', (button) => button.tap()],
  ['a key', (button) => button.press('Enter')],
] as [string, (button: Locator) => Promise<void>][]) {
  test.describe('the color mode', () => {
    test.use({ hasTouch: true });

    test(`is switched at once by ${sign} before the start, and kept`, async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto(DOC);
      for (const choice of ['dark', 'light', 'system', 'dark']) {
        await use(toggle(page));
        await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
        await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
        await expect(toggle(page)).toHaveAttribute('title', `${choice} mode`);
      }
      await expect(toggle(page)).not.toHaveAttribute('aria-busy');
      await letGo();
      await isAlive(page);
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
      // Once more, so the page knows where the reader has got to.
      await use(toggle(page));
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
      await page.reload();
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    });
  });
}

test('the shortcut of the search works before the start', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(DOC);
  await page.keyboard.press('/');
  await page.keyboard.type('toc');
  await expect(page.getByRole('combobox')).toHaveValue('toc');
  await letGo();
  await isAlive(page);
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
});

test('the color mode of another tab and of the system shows before the start', async ({
  page,
  context,
}) => {
  await on(page, SAVING);
  await page.goto(DOC);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto('/about/accessibility');
  await other.evaluate(() => {
    localStorage.setItem('theme', 'light');
  });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await other.close();
});

test.describe('a start that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('is told by the control that waits for it, and links go on', async ({ page }) => {
    await page.route('**/main.*.js', (route) => route.abort());
    await page.goto(DOC);
    const caret = page.locator('.theme-doc-sidebar-container').getByRole('button').first();
    await caret.click();
    await expect(caret).toHaveAccessibleDescription(/Some controls couldn’t load/);
    await expect(caret).not.toHaveAttribute('aria-busy');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(DOC);
  });
});

test('after a reload, Back leads to the page before, before the start, too', async ({ page }) => {
  await on(page, SAVING);
  await page.goto(DOC);
  const title = page.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  await hydrated(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(title).not.toHaveText(before);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(DOC);
  await expect(title).toHaveText(before);
});

test('names and roles are the same before and after the start', async ({ page }) => {
  await on(page, SAVING);
  for (const route of [DOC, CATALOG, '/']) {
    await page.goto(route);
    const before = await page.locator('body').ariaSnapshot();
    await hydrated(page);
    expect(await page.locator('body').ariaSnapshot()).toBe(before);
  }
});

test('nothing keeps a page from coming back as it was left, before and after its start', async ({
  page,
  context,
}) => {
  await on(page, SAVING);
  const client = await context.newCDPSession(page);
  await client.send('Page.enable');
  const reasons: string[][] = [];
  // The shell of Chromium keeps no page; this is what it has against each.
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(
      notRestoredExplanations
        .filter(({ type }) => type !== 'Circumstantial')
        .map(({ reason }) => reason),
    );
  });
  for (const isStarted of [false, true]) {
    await page.goto(DOC);
    if (isStarted) {
      await hydrated(page);
    }
    await page.goto('/about/accessibility');
    await page.goBack();
    await expect.poll(() => reasons.length).toBe(isStarted ? 2 : 1);
  }
  expect(reasons).toEqual([[], []]);
});
