import { entryOf, keysOf, POSTS, tagged } from './content';
import { structuredDataOf } from './structuredData';
import { expect, test } from './test';

/** Title of the box with what came after a post. */
const UPDATE = /^Update, [A-Z][a-z]+ 20\d\d/;
/** Posts on a page of the list. */
const PER_PAGE = 10;
const LAST_PAGE = Math.ceil(POSTS.length / PER_PAGE);
const YEARS = [...new Set(POSTS.map(({ route }) => route.split('/')[2] ?? ''))].filter((year) =>
  /^\d{4}$/.test(year),
);

test.describe('lists', () => {
  test('pages hold ten posts, and the last the rest @spec:blog-list @spec:posts-per-page', async ({
    page,
  }) => {
    await page.goto('/blog');
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts).toHaveCount(PER_PAGE);
    await page.getByRole('link', { name: 'Older entries' }).click();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog, page 2');
    await page.goto(`/blog/page/${LAST_PAGE}`);
    await expect(posts).toHaveCount(POSTS.length - (LAST_PAGE - 1) * PER_PAGE);
    await expect(page.getByRole('link', { name: 'Older entries' })).toBeHidden();
  });

  test('a list shows the beginning of a post, its reading time and the way to the rest @spec:reading-time', async ({
    page,
  }) => {
    for (const route of ['/blog', '/blog/page/2']) {
      await page.goto(route);
      for (const post of await page.getByRole('main').getByRole('article').all()) {
        await expect(post.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d · \d+ min read$/)).toBeVisible();
        await expect(post.getByRole('heading', { level: 2 }).getByRole('link')).toBeVisible();
        await expect(post.getByRole('heading', { level: 3 })).toHaveCount(0);
        await expect(post.getByText(UPDATE).filter({ visible: true })).toHaveCount(0);
      }
    }
  });

  test('the list leads to the feeds @spec:rss @spec:atom', async ({ page }) => {
    await page.goto('/blog');
    const main = page.getByRole('main');
    const feeds = { RSS: 'rss.xml', Atom: 'atom.xml', 'JSON Feed': 'feed.json' };
    for (const [name, file] of Object.entries(feeds)) {
      const link = main.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `/blog/${file}`);
      await expect(link).not.toHaveAttribute('target', '_blank');
    }
  });

  test('the sidebar groups all posts by year @spec:blog-sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/blog');
    const sidebar = page.getByRole('navigation', { name: 'All posts' });
    for (const year of YEARS) {
      const group = sidebar.getByRole('group', { name: year });
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
      await expect(group.getByRole('link')).not.toHaveCount(0);
    }
    await expect(sidebar.getByRole('link')).toHaveCount(POSTS.length);
    // No second landmark around it.
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('the sidebar opens the latest year, and that of the post that is read', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const sidebar = page.getByRole('navigation', { name: 'All posts' });
    const [newest = '', oldest = ''] = [POSTS[0]?.route, POSTS.at(-1)?.route];
    for (const [address, ...open] of [
      ['/blog', newest],
      [newest, newest],
      [oldest, newest, oldest],
    ]) {
      await page.goto(address ?? '');
      await expect(sidebar.locator('details[open]')).toHaveCount(open.length);
      for (const route of open) {
        await expect(sidebar.locator(`details[open] a[href="${route}"]`)).toBeVisible();
      }
    }
  });

  test('the blog begins with its newest post, whose title it shows once, and leads to the kinds of posts', async ({
    page,
  }) => {
    await page.goto('/blog');
    const main = page.getByRole('main');
    const title = main.getByRole('article').first().getByRole('heading').getByRole('link');
    await expect(title).toHaveAttribute('href', POSTS[0]?.route ?? '');
    await expect(main.getByRole('img')).toHaveCount(0);
    // It stands on dark ink in both themes, as the line of its date does.
    const date = main.getByRole('article').first().locator('time');
    const colorOf = (text: typeof date) =>
      text.evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf(title)).toBe(await colorOf(date));
    const sizeOf = (index: number) =>
      main
        .getByRole('article')
        .nth(index)
        .getByRole('heading')
        .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
    expect(await sizeOf(0)).toBeGreaterThan(await sizeOf(1));
    await main.getByRole('link', { name: 'Newsletter', exact: true }).first().click();
    await expect(page).toHaveURL('/blog/tags/newsletter');
    await expect(main.getByText('Newsletter', { exact: true }).first()).toBeVisible();
  });

  test('the archive has every post under its year, its date beside or above @spec:content-blog @spec:blog-archive', async ({
    page,
  }) => {
    await page.goto('/blog/archive');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toContainText(YEARS);
    await expect(main.getByRole('listitem')).toHaveCount(POSTS.length);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const isBeside = await main.getByRole('listitem').evaluateAll((rows) =>
        rows.map(({ firstElementChild: date, lastElementChild: title }) => {
          const [left, right] = [date, title].map((part) => part?.getBoundingClientRect());
          return Math.abs((left?.top ?? 0) - (right?.top ?? 0)) < 4;
        }),
      );
      expect(new Set(isBeside), `${width} px`).toEqual(new Set([width > 640]));
    }
  });

  test('a tag leads to its posts @spec:blog-tags @spec:blog-tag @spec:call-metadata', async ({
    page,
  }) => {
    const posts = tagged(POSTS, 'awards');
    await page.goto('/blog/tags');
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveCount(keysOf('blog/tags.yml').length);
    await main.getByRole('link', { name: 'Awards', exact: true }).click();
    await expect(page).toHaveURL('/blog/tags/awards');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Awards');
    await expect(main.getByRole('article')).toHaveCount(Math.min(posts.length, PER_PAGE));
    await expect(main.locator(`a[href="${posts[0]?.route ?? ''}"]`).first()).toBeVisible();
  });

  test('the list of authors leads to the page of each team @spec:content-authors @spec:no-parameters @spec:blog-authors @spec:blog-author @spec:call-metadata', async ({
    page,
  }) => {
    await page.goto('/blog/authors');
    const main = page.getByRole('main');
    const teams = keysOf('blog/authors.yml');
    await expect(main.getByRole('listitem')).toHaveCount(teams.length);
    for (const id of teams) {
      await expect(main.locator(`a[href="/blog/authors/${id}"]`).first()).toBeVisible();
    }
    for (const id of teams) {
      await page.goto(`/blog/authors/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        entryOf('blog/authors.yml', id).name ?? id,
      );
      await expect(main.getByRole('article')).not.toHaveCount(0);
    }
  });
});

test.describe('a newsletter', () => {
  test('begins with what came later', async ({ page }) => {
    await page.goto('/blog/2024/01/26/ProjectNewsletter');
    const text = page.locator('#__blog-post-container > *');
    await expect(text.first().getByText(UPDATE)).toBeVisible();
    // Open, so that it is read.
    await expect(text.first().locator(':scope > :last-child')).toBeVisible();
  });

  test('that is old says so in a box, and leads to the latest issue', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
    await page.goto('/blog/2024/01/26/ProjectNewsletter');
    const box = page.getByRole('complementary', { name: 'An old post' });
    await expect(box).toContainText(
      'Published January 26, 2024. Dates and links may be out of date.',
    );
    const newest = tagged(POSTS, 'newsletter')[0]?.route ?? '';
    await box.getByRole('link').click();
    await expect(page).toHaveURL(newest);
    await expect(box).toHaveCount(0);
  });

  test('shows its deadlines and its other days in order', async ({ page }) => {
    await page.goto('/blog/2023/07/20/ProjectNewsletter');
    const dates = page.getByRole('region', { name: 'Dates in this post' });
    // All have passed, so they are folded.
    await dates.getByText('All dates of this post have passed').click();
    await expect(dates.getByRole('heading', { level: 3 })).toHaveText(['Deadlines', 'Other days']);
    for (const list of await dates.getByRole('list').all()) {
      const days = await list
        .locator('time')
        .evaluateAll((found) => found.map((time) => time.getAttribute('datetime')));
      expect(days.length).toBeGreaterThan(5);
      expect(days).toEqual([...days].sort());
    }
    await expect(dates.getByRole('list').first()).toContainText('July 23, 2023');
    await expect(dates.getByRole('list').last()).toContainText('GitHub merge queue');
  });

  test('tells which of its dates have passed, and says once when all have', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-08-01T12:00:00'));
    await page.goto('/blog/2023/07/20/ProjectNewsletter');
    const dates = page.getByRole('region', { name: 'Dates in this post' });
    const item = (text: string) => dates.getByRole('listitem').filter({ hasText: text });
    await expect(item('IstioCon')).toContainText('July 23, 2023, passed');
    await expect(item('KCD Denmark')).not.toContainText('passed');
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
    await page.reload();
    await expect(dates).toContainText(
      'All dates of this post have passed; the last was November 6, 2023.',
    );
    await expect(item('IstioCon')).toBeHidden();
    await dates.getByText('All dates of this post have passed').click();
    await expect(dates.getByText('July 23, 2023')).toBeVisible();
    await expect(item('IstioCon')).not.toContainText('passed');
  });

  test('leads to the posts before and after it', async ({ page }) => {
    await page.goto('/blog/2023/12/20/ProjectNewsletter');
    const nav = page.getByRole('navigation', { name: 'Blog post page navigation' });
    await expect(nav.getByRole('link')).toHaveText([
      'Newer postCloud Native Project Monthly (CNPM) January 2024',
      'Older postCloud Native Project Monthly (CNPM) November 2023',
    ]);
    await nav.getByRole('link', { name: /^Newer post/ }).click();
    await expect(page).toHaveURL('/blog/2024/01/26/ProjectNewsletter');
  });
});

test('posts and their list say for programs what they are, when they came out and who wrote them', async ({
  page,
}) => {
  await page.goto('/blog/2023/05/24/ProjectNewsletter');
  const data = await structuredDataOf(page);
  expect(data.filter((thing) => thing['@type'] === 'BlogPosting')).toMatchObject([
    {
      '@id': 'https://contribute.cncf.io/blog/2023/05/24/ProjectNewsletter',
      headline: 'Cloud Native Project Monthly (CNPM) May 2023',
      datePublished: '2023-05-24T00:00:00.000Z',
      author: [{ name: 'CNCF Projects Team' }, { name: 'CNCF Mentoring' }],
    },
  ]);
  await page.goto('/blog');
  const [blog] = (await structuredDataOf(page)).filter((thing) => thing['@type'] === 'Blog');
  expect(blog?.blogPost).toHaveLength(PER_PAGE);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post has its dates, its text and the ways on', async ({ page }) => {
    await page.goto('/blog/2023/12/20/ProjectNewsletter');
    await expect(page.getByRole('region', { name: 'Dates in this post' })).toContainText(
      'All dates of this post have passed',
    );
    await expect(page.locator('#__blog-post-container h2').first()).toBeVisible();
    await page.getByRole('link', { name: /^Newer post/ }).click();
    await expect(page).toHaveURL('/blog/2024/01/26/ProjectNewsletter');
  });
});
