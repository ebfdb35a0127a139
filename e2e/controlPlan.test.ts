// From incidents to the controls that would have helped, as a reader's first actions.
import type { Page } from '@playwright/test';
import { CATALOG_ROUTE, PLAN_ROUTE } from '#features/catalog/common/route';
import { download, expect, hydrated, test } from './test';

const INCIDENTS = ['xz', 'tj-actions', 'Shai-Hulud'];

const status = (page: Page) => page.getByRole('main').getByRole('status').first();
const steps = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');

test('three incidents are named first, and their controls come in order', async ({ page }) => {
  await page.goto(PLAN_ROUTE, { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Incident', exact: true });
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const chosen = page.getByRole('list', { name: 'Chosen' });
  for (const [index, name] of INCIDENTS.entries()) {
    await field.fill(name);
    await add.click();
    await expect(chosen.getByRole('button', { name: /^Remove/ })).toHaveCount(index + 1);
    await expect(field).toHaveValue('');
  }
  await expect(page).toHaveURL(`${PLAN_ROUTE}?incident=xz&incident=tj-actions&incident=shai-hulud`);
  await expect(status(page)).toHaveText(/^\d controls? for 3 incidents: /);
  const order = await steps(page).allTextContents();

  // The address alone gives the same; taking one off changes it.
  await page.reload();
  await expect(steps(page)).toHaveText(order);
  await chosen.getByRole('button', { name: /^Remove xz/ }).click();
  await expect(page).toHaveURL(/\?incident=tj-actions&incident=shai-hulud$/);
  await expect(status(page)).toContainText('for 2 incidents');
  await expect(status(page)).toBeFocused();
  await chosen.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(PLAN_ROUTE);
  await expect(page.getByRole('link', { name: 'xz, tj-actions, and Shai-Hulud' })).toBeVisible();
});

test('a filter of the catalog is taken along', async ({ page }) => {
  await page.goto(`${CATALOG_ROUTE}?vector=account-takeover&ecosystem=npm&from=2024`);
  const link = page.getByRole('link', { name: /^Controls for \d+ incidents$/ });
  const found = (await link.textContent())?.replace(/\D/g, '');
  await link.click();
  await expect(page).toHaveURL(`${PLAN_ROUTE}?vector=account-takeover&ecosystem=npm&from=2024`);
  await expect(status(page)).toContainText(`for ${found} incidents`);
  await expect(page.getByRole('combobox', { name: 'Since' })).toHaveValue('2024');
  await page.getByRole('combobox', { name: 'Ecosystem' }).selectOption('PyPI');
  await expect(page).toHaveURL(/\?vector=account-takeover&ecosystem=pypi&from=2024$/);
});

test('a name that means several incidents, or none, is not taken', async ({ page }) => {
  await page.goto(PLAN_ROUTE);
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Incident', exact: true });
  const problem = page.getByRole('main').getByRole('alert');
  await field.fill('a');
  await field.press('Enter');
  await expect(problem).toHaveText(/^\d+ incidents have these words/);
  await field.fill('no such thing');
  await field.press('Enter');
  await expect(problem).toHaveText(/^No incident has this name/);
  await expect(page).toHaveURL(PLAN_ROUTE);
});

test('the plan is saved as checklist and table', async ({ page }) => {
  await page.goto(`${PLAN_ROUTE}?incident=xz&incident=tj-actions&incident=shai-hulud`);
  await hydrated(page);
  const save = async (name: string) => (await download(page.getByRole('button', { name }))).text;
  const first = (await steps(page).first().textContent()) ?? '';
  expect(await save('Save as Markdown checklist')).toContain(first);
  expect(await save('Save as CSV')).toMatch(/^step,control,title/);
});

test('pages of incidents lead to it', async ({ page }) => {
  await page.goto(`${CATALOG_ROUTE}2024/xz`);
  await page.getByRole('link', { name: 'Choose controls for several incidents' }).click();
  await expect(page).toHaveURL(`${PLAN_ROUTE}?incident=xz`);
  await expect(status(page)).toContainText('for 1 incident:');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to the controls for the whole catalog', async ({ page }) => {
    await page.goto(PLAN_ROUTE);
    await expect(page.getByText('Choosing needs JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: 'start with these ten' })).toBeVisible();
  });
});
