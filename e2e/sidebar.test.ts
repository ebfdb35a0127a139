import { expect, hydrated, test } from './test';

test.use({ viewport: { width: 1440, height: 900 } });

const INCIDENT = '/community/tags/security-and-compliance/publications/catalog/2024/xz';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sidebar holds all its pages, and its arrows unfold them', async ({ page }) => {
    await page.goto('/community/toc/operations/onboarding');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const folded = sidebar.locator('details:not([open]) > summary').filter({ visible: true });
    const analysis = sidebar.locator(
      'a[href="/community/tags/security-and-compliance/publications/catalog/analysis"]',
    );
    await expect(analysis).toBeHidden();
    // Each unfolds a list, in which there may be more of them.
    while ((await folded.count()) > 0) {
      await folded.first().click();
    }
    await expect(analysis).toBeVisible();
    await expect(sidebar.locator('a').filter({ visible: false })).toHaveCount(0);
  });
});

test('an incident is in the sidebar while it is open, below its year', async ({ page }) => {
  await page.goto(INCIDENT);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('xz Utils backdoor');
  await expect(sidebar.locator(`a[href^="${INCIDENT.slice(0, -2)}"]`)).toHaveCount(2);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(
    /2024\s*xz Utils backdoor/,
  );
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('2024').click();
  await expect(page).toHaveURL(/\/2024\/$/);
  await expect(page.locator('main').locator(`a[href="${INCIDENT}"]`)).toBeVisible();
  await expect(sidebar.locator(`a[href="${INCIDENT}"]`)).toHaveCount(0);
});

test('the catalog is in the list of Security, in which its pages stand alone', async ({ page }) => {
  await page.goto('/security/');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const hue = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hue'));
  await expect(crumbs).toContainText('Security');
  // Its pages are in the sidebar of Community, which isn't where readers are.
  await expect(
    page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'),
  ).toHaveCount(0);
  const ofArea = await hue();
  await sidebar.getByRole('link', { name: 'Catalog of Supply Chain Compromises' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Catalog of Supply Chain Compromises',
  );
  await expect(crumbs.getByRole('link', { name: 'Security' })).toHaveAttribute(
    'href',
    '/security/',
  );
  expect(await hue()).toBe(ofArea);
  await expect(sidebar.getByRole('link', { name: 'TOC' })).toHaveCount(0);
  await page.goto('/community/');
  await expect(sidebar.getByRole('link', { name: 'TOC' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Security', exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('.cards').getByRole('link').first()).toHaveText(
    'Security',
  );
  expect(await hue()).not.toBe(ofArea);
});

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 600 }, hasTouch: true });

  test('the list of an area opens at the entry of the page', async ({ page }) => {
    await page.goto('/projects/rename');
    await hydrated(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await expect(
      page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]'),
    ).toBeInViewport();
  });
});
