import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, hydrated, test } from './test';

test('what is new is a page, linked from every footer, and a feed with the same items', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: "What's new" }).click();
  await expect(page).toHaveURL('/whats-new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("What's new");
  const titles = await page.getByRole('main').locator('a[data-entry]').allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => title.startsWith('/'))).toEqual([]);

  const answer = await request.get('/whats-new.xml');
  expect(answer.status()).toBe(200);
  const feed = parseFeed(await answer.text());
  expect(feed.items.map(({ title }) => title)).toEqual(titles);
});

test('what is new is narrowed by area and kind, and to what came since the last visit', async ({
  page,
}) => {
  await page.goto('/whats-new?kind=Page');
  await hydrated(page);
  const main = page.getByRole('main');
  const entries = main.locator('section li');
  await expect(entries.filter({ hasText: /, Post$/ })).toHaveCount(0);
  await expect(entries.first()).toBeVisible();
  await expect(main.getByText('Since your last visit')).toBeHidden();

  const dates = await main
    .locator('time')
    .evaluateAll((times) => times.map((one) => one.getAttribute('datetime') ?? ''));
  const [latest = '', before = ''] = dates;
  await page.evaluate((day) => localStorage.setItem('visits', day), before);
  await page.goto('/whats-new?visit=new&kind=Page');
  await expect(main.locator('time')).toHaveText([/./]);
  await expect(main.locator('time')).toHaveAttribute('datetime', latest);
});
