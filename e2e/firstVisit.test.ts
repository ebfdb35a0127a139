import { expect, hydrated, test } from './test';

test('no page is loaded ahead until the reader points at its link', async ({ page }) => {
  await page.goto('/community/toc/operations/onboarding');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(requests).toEqual([]);

  const loaded = page.waitForRequest(/assets/);
  await next.hover();
  await loaded;
});

test('code is highlighted in the HTML, and the button copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/community/tags/security-and-compliance/publications/catalog/data');
  await hydrated(page);
  const block = page.locator('.theme-code-block').first();
  await expect(block.locator('.token').first()).toBeVisible();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('code').textContent(),
  );
});
