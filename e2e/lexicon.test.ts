import { LEXICON_ROUTE } from '#features/lexicon/common/public';
import { expect, hydrated, test } from './test';

/** A page with a term link in its text. */
const PAGE_WITH_TERM = '/projects/best-practices/security/security-hygiene';

test.describe('lexicon', () => {
  test('lists its terms A to Z, each with an anchor that stays @spec:publications-lexicon', async ({
    page,
  }) => {
    await page.goto(`${LEXICON_ROUTE}#least-privilege`);
    const term = page.getByRole('heading', { name: 'Least privilege', level: 3 });
    await expect(term).toBeInViewport();
    const terms = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading', { level: 3 })
      .allInnerTexts();
    expect(terms.length).toBeGreaterThanOrEqual(59);
    const key = (text: string) =>
      text
        .replace(/\(.*\)/, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-');
    expect(terms).toEqual([...terms].sort((a, b) => key(a).localeCompare(key(b))));
  });

  test('shows the tiles of all letters, in lines', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(LEXICON_ROUTE);
      const tiles = await page
        .getByRole('navigation', { name: 'Letters of the lexicon' })
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
        );
      expect(Math.max(...tiles.map(({ right }) => right))).toBeLessThan(width);
      // Tiles of one line are at one height; those of the next line, a whole tile lower.
      const tops = [...new Set(tiles.map(({ top }) => Math.round(top)))].sort((a, b) => a - b);
      const steps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
      expect(steps.filter((step) => step < (tiles[0]?.height ?? 0))).toEqual([]);
      // None has a line to itself.
      const lines = tops.map((top) => tiles.filter((tile) => Math.round(tile.top) === top).length);
      expect(Math.min(...lines)).toBeGreaterThan(1);
    }
  });

  test('filters as one types, without any request, and tells the count', async ({ page }) => {
    await page.goto(LEXICON_ROUTE);
    await hydrated(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Links that come into view make the framework prefetch their pages' scripts.
      if (['fetch', 'xhr'].includes(request.resourceType())) {
        requests.push(request.url());
      }
    });
    await page.getByRole('searchbox', { name: 'Words in name or definition' }).fill('least priv');
    await expect(page.getByRole('status').filter({ hasText: /^\d of \d+ terms$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Least privilege' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Exploit' })).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all terms are in the page, and term links are plain links', async ({ page }) => {
      await page.goto(LEXICON_ROUTE);
      expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(59);
      await page.goto(PAGE_WITH_TERM);
      const link = page.locator(`a[href^="${LEXICON_ROUTE}#"][aria-describedby]`).first();
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${LEXICON_ROUTE}#`));
    });
  });
});

test.describe('a term in a guide', () => {
  test('shows its definition on hover and on focus, and puts it away on Escape', async ({
    page,
  }) => {
    await page.goto(PAGE_WITH_TERM);
    await hydrated(page);
    const link = page.locator(`a[href^="${LEXICON_ROUTE}#"][aria-describedby]`).first();
    const definition = page.getByRole('tooltip');
    await expect(definition).toHaveCount(0);
    // Screen readers have it as a description.
    await expect(link).toHaveAccessibleDescription(/^.{20,400}$/);
    await link.hover();
    await expect(definition).toBeVisible();
    await definition.hover();
    await expect(definition).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(definition).toHaveCount(0);
    await link.focus();
    await expect(definition).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(definition).toHaveCount(0);
  });
});

test('an index page shows its children with their own descriptions', async ({ page }) => {
  await page.goto('/maintainers/lifecycle/');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Emeritus' }).last();
  await expect(card.getByRole('link')).toHaveAttribute('href', '/maintainers/lifecycle/emeritus');
  await expect(card).toContainText(/emeritus.{30,}/i);
});
