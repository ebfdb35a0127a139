import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const DOC = '/community/toc/operations/onboarding';
const ANY_SCRIPT = '**/assets/js/*.js';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

/** A folded category, its control, and the entries right below it that can be seen. */
interface Category {
  item: Locator;
  toggle: Locator;
  link: Locator;
  entries: Locator;
}

/** The first folded category of the page that has a page of its own. */
async function foldedCategory(page: Page, menu: Locator = sidebar(page)): Promise<Category> {
  const folded = menu
    .locator('li.menu__list-item--collapsed')
    .filter({ has: page.locator('button') });
  const href = (await folded.first().locator('a').first().getAttribute('href')) ?? '';
  const link = menu.locator(`.menu__list-item-collapsible > a[href="${href}"]`);
  // The list item around the link, whether it is folded or not.
  const item = link.locator('xpath=../..');
  return {
    item,
    link,
    toggle: item.locator('> .menu__list-item-collapsible > button'),
    entries: item.locator('> ul > li > a:visible, > ul > li > div > a:visible'),
  };
}

/** What the sidebar of a category's own page lists below it, as built. */
async function entriesOf(page: Page, { link }: Category): Promise<string[]> {
  const href = (await link.getAttribute('href')) ?? '';
  const stem = `${SITES.root.dir}${href}`;
  const file = href.endsWith('/') ? `${stem}index.html` : `${stem}.html`;
  expect(existsSync(file), file).toBe(true);
  const html = readFileSync(file, 'utf8');
  return page.evaluate(
    ([text, path]) => {
      const document = new DOMParser().parseFromString(text ?? '', 'text/html');
      const own = [...document.querySelectorAll('.menu__list-item-collapsible > a')].find(
        (a) => a.getAttribute('href') === path,
      );
      const links = own
        ?.closest('li')
        ?.querySelectorAll(':scope > ul > li > a, :scope > ul > li > div > a');
      return [...(links ?? [])].map(({ textContent }) => textContent);
    },
    [html, href],
  );
}

/** Holds back or fails every script that the page asks for from now on. */
async function interfere(page: Page) {
  const held: Route[] = [];
  let answer: 'abort' | 'continue' | undefined;
  await page.route(ANY_SCRIPT, async (route) => {
    if (answer) {
      await route[answer]();
    } else {
      held.push(route);
    }
  });
  const answerAll = async (how: 'abort' | 'continue') => {
    answer = how;
    await Promise.all(held.splice(0).map((route) => route[how]()));
  };
  return {
    asked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    letGo: () => answerAll('continue'),
    fail: () => answerAll('abort'),
  };
}

test('a folded category opens with all its entries', async ({ page }) => {
  await page.goto(DOC);
  await hydrated(page);
  const category = await foldedCategory(page);
  const all = await entriesOf(page, category);
  expect(all.length).toBeGreaterThan(1);
  await category.toggle.click();
  await expect(category.entries).toHaveText(all);
  await expect(category.toggle).toHaveAttribute('aria-expanded', 'true');
});

for (const [way, turnTo] of [
  ['points at it', (category: Category) => category.item.hover()],
  ['moves the focus into it', (category: Category) => category.link.focus()],
  ['touches it', (category: Category) => category.link.dispatchEvent('touchstart')],
] as const) {
  test(`the whole sidebar is asked for when a reader ${way}`, async ({ page }) => {
    await page.goto(DOC);
    await hydrated(page);
    const scripts = await interfere(page);
    await turnTo(await foldedCategory(page));
    await scripts.asked();
    await scripts.letGo();
  });
}

test('while its entries are on their way a category stays folded and says so, then opens', async ({
  page,
}) => {
  await page.goto(DOC);
  await hydrated(page);
  const category = await foldedCategory(page);
  const all = await entriesOf(page, category);
  const scripts = await interfere(page);
  await category.toggle.click();
  await scripts.asked();
  await expect(category.item).toHaveAttribute('aria-busy', 'true');
  await expect(sidebar(page).getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(category.toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(category.entries).toHaveCount(0);

  await scripts.letGo();
  await expect(category.entries).toHaveText(all);
  await expect(category.toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(category.toggle).toBeFocused();
  await expect(category.item).not.toHaveAttribute('aria-busy');
  await expect(sidebar(page).getByText('Loading')).toHaveCount(0);
});

test('the link of a category leads to its page, and shows no part of the list before', async ({
  page,
}) => {
  await page.goto(DOC);
  await hydrated(page);
  const category = await foldedCategory(page);
  const all = await entriesOf(page, category);
  const href = (await category.link.getAttribute('href')) ?? '';
  const scripts = await interfere(page);
  await category.link.click();
  await scripts.asked();
  await expect(category.entries).toHaveCount(0);
  await scripts.letGo();
  await expect(page).toHaveURL(href);
  await expect(category.entries).toHaveText(all);
});

test.describe('a list that does not come', () => {
  // The pointer comes over links, whose pages fail to load ahead, too.
  test.use({ expectedErrors: [/ERR_FAILED|Loading chunk/] });

  test('is told of, and Retry loads and opens it', async ({ page }) => {
    await page.goto(DOC);
    await hydrated(page);
    const category = await foldedCategory(page);
    const all = await entriesOf(page, category);
    const scripts = await interfere(page);
    await category.toggle.click();
    await scripts.asked();
    await scripts.fail();
    const retry = sidebar(page).getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(
      sidebar(page).getByRole('status').filter({ hasText: 'couldn’t be loaded' }),
    ).toBeVisible();
    await expect(category.toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(category.entries).toHaveCount(0);
    await expect(category.item).not.toHaveAttribute('aria-busy');

    // It fails again before it comes.
    await retry.click();
    await expect(retry).toBeVisible();
    await expect(category.entries).toHaveCount(0);
    await scripts.letGo();
    await retry.click();
    await expect(category.entries).toHaveText(all);
    await expect(category.toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(category.toggle).toBeFocused();
    await expect(retry).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a category of the menu opens when its entries are there', async ({ page }) => {
    await page.goto(DOC);
    await hydrated(page);
    const scripts = await interfere(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const category = await foldedCategory(
      page,
      page.locator('.navbar-sidebar .theme-doc-sidebar-menu'),
    );
    const all = await entriesOf(page, category);
    await category.toggle.click();
    await scripts.asked();
    await expect(category.item).toHaveAttribute('aria-busy', 'true');
    await expect(category.entries).toHaveCount(0);
    await scripts.letGo();
    await expect(category.entries).toHaveText(all);
  });
});
