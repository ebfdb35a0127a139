import { loadBenefits } from '#features/benefits/node/benefits';
import { expect, hydrated, test } from './test';

const FINDER = '/resources/benefits';
const benefits = loadBenefits('.');

test('benefits are found by need and level, with the request of each', async ({ page }) => {
  await page.goto(`${FINDER}?need=marketing&level=graduated`);
  await hydrated(page);
  const wanted = benefits.filter(
    ({ needs, levels = ['graduated'] }) =>
      needs.includes('marketing') && levels.includes('graduated'),
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(`${wanted.length} of `);
  for (const { id, name } of wanted) {
    const row = page.locator(`tr[id="${id}"]`);
    await expect(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', /#/);
    await expect(row.getByRole('link', { name: `: ${name}` })).toBeVisible();
  }
});

test('a usual window shows all columns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(FINDER);
  for (const head of await page.getByRole('main').locator('thead th').all()) {
    await expect(head).toBeVisible();
  }
  await expect(page.getByRole('columnheader', { name: 'How long' })).toBeVisible();
});

test('an address leads to a benefit, however far down it is', async ({ page }) => {
  const { id, name } = benefits.reduce((a, b) => (a.name > b.name ? a : b));
  await page.goto(`${FINDER}#${id}`);
  await hydrated(page);
  await expect(page.getByRole('rowheader', { name })).toBeInViewport();
});

test('a page about a part of them shows that part, and leads to all', async ({ page }) => {
  await page.goto('/resources/services/technical-writing/');
  const table = page.getByRole('table', { name: 'Benefits: Documentation' });
  for (const { name } of benefits.filter(({ needs }) => needs.includes('docs'))) {
    await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('link', { name: 'finder of benefits' }).click();
  await expect(page).toHaveURL(FINDER);
});
