import { expect, hydrated, test } from './test';

test('no page is loaded ahead until the reader points at its link @spec:chunks-ahead', async ({
  page,
}) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/pages/')) {
      tables.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/community/toc/operations/onboarding');
  await hydrated(page);
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  // The page's own.
  expect(tables).toHaveLength(1);

  await next.hover();
  await expect.poll(() => tables.length).toBe(2);
});

test('pages of every kind are reached from one another without a page load @spec:call-chunks', async ({
  page,
}) => {
  await page.goto('/blog/archive');
  await hydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'true';
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const area of ['Community', 'Events', 'Blog', 'Maintainers']) {
    await main.getByRole('link', { name: area, exact: true }).click();
    await expect(main.locator('.navbar__link--active')).toHaveText(area);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('link', { name: 'CNCF Contributors' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'true');
});
