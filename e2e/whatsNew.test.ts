import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from './test';

test('what is new is a page, linked from every footer, and a feed with the same items', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'What’s new' }).click();
  await expect(page).toHaveURL('/whats-new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s new');
  const titles = await page.getByRole('main').locator('li > a').allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => title.startsWith('/'))).toEqual([]);

  const answer = await request.get('/whats-new.xml');
  expect(answer.status()).toBe(200);
  const feed = parseFeed(await answer.text());
  expect(feed.items.map(({ title }) => title)).toEqual(titles);
});
