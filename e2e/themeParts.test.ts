import { SITES } from './sites';
import { expect, hydrated, test } from './test';

// Parts of the theme in forms and states that the pages of the site do not show.

const { url, baseUrl } = SITES.preview;
const TEST_PAGES = `${baseUrl}test-pages/`;

test.use({ baseURL: url });

test('the color mode toggle has two states where the preference of the system does not count @spec:mode-toggle', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${TEST_PAGES}themeParts`);
  await hydrated(page);
  const html = page.locator('html');
  const toggle = page
    .getByRole('main')
    .getByRole('button', { name: /Switch between dark and light mode/ });
  for (const mode of ['dark', 'light', 'dark', 'light']) {
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', mode);
    await expect(toggle).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
  }
});

test('an item of the navbar is a route, an address, markup or a list of items @spec:item-fields', async ({
  page,
}) => {
  await page.goto(`${TEST_PAGES}themeParts`);
  await hydrated(page);
  const items = page.getByRole('navigation', { name: 'Items of every form' });
  const link = (name: string) => items.getByRole('link', { name });
  await expect(link('Route')).toHaveAttribute('href', `${baseUrl}events/`);
  await expect(link('Address')).toHaveAttribute('href', 'https://www.cncf.io/');
  await expect(link('Markup')).toHaveAttribute('href', `${baseUrl}blog`);
  await expect(link('Markup').locator('b')).toHaveText('Markup');
  const list = items.getByRole('button', { name: 'List' });
  await expect(link('First')).toBeHidden();
  await list.press('Enter');
  await expect(link('First')).toHaveAttribute('href', `${baseUrl}projects/`);
  await expect(link('Second')).toHaveAttribute('href', 'https://landscape.cncf.io/');
  // On the right, its entries are in line with its right end.
  await expect(items.locator('.dropdown--right')).toContainText('List');
});

test('the dropdown of docs versions leads to each version @spec:versions-dropdown', async ({
  page,
}) => {
  await page.goto(`${TEST_PAGES}themeParts`);
  await hydrated(page);
  const items = page.getByRole('navigation', { name: 'Items of every form' });
  const button = items.getByRole('button', { name: 'Next' });
  const version = items.getByRole('link', { name: 'Next' });
  await expect(version).toBeHidden();
  await button.click();
  await expect(items.getByRole('link', { name: 'Archive' })).toHaveAttribute(
    'href',
    `${baseUrl}blog/archive`,
  );
  await expect(version).toHaveAttribute('href', `${baseUrl}contributors/`);
  await version.click();
  await expect(page).toHaveURL(`${baseUrl}contributors/`);
});

test.describe('in no sidebar', () => {
  test.use({ expectedErrors: [/cant find current sidebar/] });

  test('a part that asks for the current sidebar says that there is none @spec:error-current-sidebar', async ({
    page,
  }) => {
    await page.goto(`${TEST_PAGES}noSidebar`);
    await hydrated(page);
    await expect(page.locator('output')).toHaveText(
      'Unexpected: cant find current sidebar in context',
    );
  });
});
