import { VIDEOS } from './content';
import { structuredDataOf } from './structuredData';
import { expect, hydrated, test } from './test';

const PAGE = '/resources/videos/2020/collaborative-leadership';
const { takeaways } = VIDEOS.find(({ route }) => route === PAGE)?.frontMatter.video as {
  takeaways: readonly string[];
};
const PLAYER = /request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\//;

// `test` fails a page that asks another host for anything; the policy of the site has no page do so.
test('a recording asks no other host for anything, and describes itself @spec:content-videos', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Play the recording' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const data = (await structuredDataOf(page)).find((thing) => thing['@type'] === 'VideoObject');
  expect(data).toMatchObject({
    name: await page.getByRole('heading', { level: 1 }).textContent(),
    description: await page.locator('meta[name="description"]').getAttribute('content'),
    url: expect.stringMatching(new RegExp(`${PAGE}$`)),
  });
});

test.describe('the player', () => {
  test.use({ expectedErrors: [PLAYER] });

  test('is loaded by the keyboard, has a title and takes the focus', async ({ page }) => {
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('youtube')) {
        asked.push(request.url());
      }
    });
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Play the recording' }).focus();
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    const player = page.getByTitle(
      'Recording: Collaborative Leadership: Governance Beyond Company Affiliation',
    );
    await expect(player).toBeFocused();
    await expect
      .poll(() => asked)
      .toEqual(['https://www.youtube-nocookie.com/embed/qeCcxM61_v8?autoplay=1']);
    await expect(page.getByRole('button', { name: 'Play the recording' })).toHaveCount(0);
  });
});

test('a poster shows its whole drawing, and leaves the title to the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(PAGE);
  const poster = page.locator('main :has(> svg[data-topic])');
  await expect(poster).toHaveCount(1);
  const [inner, outer] = await Promise.all(
    [poster.locator('svg'), poster].map((part) => part.boundingBox()),
  );
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
    (outer?.x ?? 0) + (outer?.width ?? 0),
  );
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual(
    (outer?.y ?? 0) + (outer?.height ?? 0),
  );
  await expect(poster).not.toContainText((await page.locator('h1').textContent()) ?? '');
});

test('a page shows speakers, event, slides, transcript, main points and related pages', async ({
  page,
}) => {
  await page.goto(PAGE);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Dawn Foster' })).toHaveAttribute(
    'href',
    'https://github.com/geekygirldawn',
  );
  await expect(main).toContainText('EventKubeCon + CloudNativeCon North America 2020');
  await expect(main.locator('time[datetime="2020-12-04"]')).toHaveText('December 4, 2020');
  await expect(main.getByRole('link', { name: 'Slides' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Transcript' })).toBeVisible();
  for (const point of takeaways) await expect(main.getByText(point)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Vendor neutrality' })).toBeVisible();
});

test.describe('the index', () => {
  const cards = 'main li:has([data-entry])';

  test('groups all recordings by year and keeps the chosen topic and year in the address @spec:docs-videos', async ({
    page,
  }) => {
    await page.goto('/resources/videos/');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      '2023',
      '2022',
      '2021',
      '2020',
    ]);
    await expect(page.locator(cards)).toHaveCount(VIDEOS.length);
    // Each is drawn, and the page says that the series is over.
    await expect(page.locator(cards).locator('svg[data-topic]')).toHaveCount(VIDEOS.length);
    const main = page.getByRole('main');
    await expect(main).toContainText('the series ended in 2023');
    const topic = main.getByRole('checkbox', { name: 'Project health' });
    await topic.check();
    await expect(page).toHaveURL('/resources/videos/?topic=health');
    await expect(page.getByRole('status').filter({ hasText: 'recording' })).toHaveText(/^1 of /);
    await expect(page.locator(cards)).toHaveCount(1);
    await topic.uncheck();
    await main.locator('summary').getByText('Year', { exact: true }).click();
    await main.getByRole('checkbox', { name: '2021' }).check();
    await expect(page).toHaveURL('/resources/videos/?year=2021');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(['2021']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is the plain list of all recordings', async ({ page }) => {
      await page.goto('/resources/videos/');
      await expect(page.locator(cards)).toHaveCount(VIDEOS.length);
      await expect(page.getByRole('combobox', { name: 'Topic' })).toBeHidden();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recording is a plain link', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=qeCcxM61_v8',
    );
    await expect(page.getByRole('button', { name: 'Play the recording' })).toBeHidden();
    await expect(page.getByRole('main').getByText(takeaways[0] ?? '')).toBeVisible();
  });
});
