import { SAMPLES } from './samples';
import { expect, holdScripts, hydrated, navbar, started, test } from './test';

const DOC = '/maintainers/lifecycle/duties';
const LONG_DOC = '/contributors/getting-started';

test.describe('navbar', () => {
  test('has the areas in their order, then locale, color mode and search @spec:navbar-left @spec:navbar-right @spec:locale-dropdown @spec:search-item @spec:layout-toggle @spec:layout-search @spec:item-fields', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const bar = navbar(page);
    const labels = await bar.locator('.navbar__items > .navbar__item').allInnerTexts();
    expect(labels.map((label) => label.trim()).filter(Boolean)).toEqual([
      'Maintainers',
      'Projects',
      'Community',
      'New Contributors',
      'Resources',
      'Events',
      'Blog',
      'English',
    ]);
    const left = bar.locator('.navbar__items').first();
    await expect(left.getByRole('link', { name: 'Community' })).toBeVisible();
    await expect(left.getByRole('link', { name: 'Events' })).toHaveCount(0);
    const x = async (name: RegExp | string, role: 'link' | 'button') =>
      (await bar.getByRole(role, { name }).boundingBox())?.x ?? Number.NaN;
    const locale = await x('English', 'button');
    const mode = await x(/Switch between dark and light mode/, 'button');
    const search = await x('Search', 'button');
    expect(locale).toBeLessThan(mode);
    expect(mode).toBeLessThan(search);
  });

  test('hides when scrolled down and comes back when scrolled up @spec:navbar-hides', async ({
    page,
  }) => {
    await page.goto(LONG_DOC);
    const bar = navbar(page);
    await page.mouse.move(640, 400);
    // In small steps, as a reader scrolls; one jump counts as a jump to an anchor.
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(bar).not.toBeInViewport({ timeout: 100 });
    }).toPass();
    await expect(async () => {
      await page.mouse.wheel(0, -100);
      await expect(bar).toBeInViewport({ timeout: 100 });
    }).toPass();
  });
});

test('a page has its area marked in the bar, breadcrumbs, and a table of contents of levels 2 and 3 @spec:breadcrumbs @spec:toc-levels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LONG_DOC);
  await expect(page.locator('.navbar__link--active')).toHaveText('New Contributors');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(
    'Start contributing to open source',
  );
  const text = page.getByRole('main').locator('.markdown');
  const headings = await text.locator('h2, h3').evaluateAll((found) => found.map(({ id }) => id));
  const listed = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
  expect(listed).toEqual(headings);
});

test('a long outline unfolds only the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LONG_DOC);
  await hydrated(page);
  const sections = page.locator('.theme-doc-toc-desktop > ul > li:has(ul)');
  const last = sections.last();
  await expect(last.locator('> ul')).toBeHidden();
  await last.locator('> a').click();
  await expect(last.locator('> ul')).toBeVisible();
  await expect(sections.locator('> ul').filter({ visible: true })).toHaveCount(1);
});

test('text starts at the same edge on all pages with a sidebar', async ({ page }) => {
  const edges = new Set<string>();
  for (const route of [LONG_DOC, SAMPLES['catalog index'], '/events/kubecon', '/techdocs/']) {
    await page.goto(route);
    const found: number[] = [];
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      found.push(Math.round(box?.x ?? Number.NaN));
    }
    edges.add(found.join());
  }
  expect([...edges]).toHaveLength(1);
});

test('breadcrumbs name the area with a link, on one line up to the name of the page @spec:breadcrumbs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/community/tags/security-and-compliance/publications/catalog/2024/xz');
  const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(items.nth(1).getByRole('link', { name: 'Security' })).toHaveAttribute(
    'href',
    '/security/',
  );
  for (const deep of [
    page.url(),
    '/projects/best-practices/community/vendor-neutrality',
    '/community/tags/security-and-compliance/publications/controls-catalog/securing-build-pipelines',
  ]) {
    await page.goto(deep);
    const lines = await items.evaluateAll((found) =>
      found.map((item) => {
        const { top, height } = item.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(new Set(lines).size, deep).toBe(1);
    // The page above is never cut.
    const cut = await items
      .nth(-2)
      .locator('.breadcrumbs__link')
      .evaluate((name) => name.scrollWidth > name.clientWidth);
    expect(cut, deep).toBe(false);
    const { x = 0, width = 0 } = (await items.last().boundingBox()) ?? {};
    const menu = await page
      .getByRole('button', { name: 'Copy page' })
      .filter({ visible: true })
      .first()
      .boundingBox();
    expect(x + width).toBeLessThan(menu?.x ?? 0);
  }
});

test('what stands between area and page above is behind a button, also on phones', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(
      '/community/tags/security-and-compliance/publications/controls-catalog/securing-build-pipelines',
    );
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const between = breadcrumbs.getByRole('link', { name: 'Publications' });
    await expect(between).toBeHidden();
    await expect(breadcrumbs.getByRole('link', { name: 'Controls catalog' })).toBeVisible();
    await breadcrumbs.getByRole('button', { name: 'Pages between' }).click();
    await expect(between).toBeVisible();
    const { height = Infinity } = (await breadcrumbs.boundingBox()) ?? {};
    expect(height).toBeLessThan(60);
  }
});

test('the arrows of breadcrumbs are at the height of their text, and a name without a page is no link', async ({
  page,
}) => {
  await page.goto('/resources/videos/2021/measure-project-health');
  for (const width of [390, 997, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    // The arrow is the last part of an item: where both are centered, it is beside the text.
    const layouts = await items.evaluateAll((found) =>
      found.map((item) => {
        const { display, alignItems } = getComputedStyle(item);
        return item.checkVisibility() ? `${display} ${alignItems}` : '';
      }),
    );
    expect(new Set(layouts.filter(Boolean)), `${width} px`).toEqual(new Set(['flex center']));
    const colorOf = (text: string) =>
      items.getByText(text, { exact: true }).evaluate((name) => getComputedStyle(name).color);
    const hasRoom = width > 997;
    if (hasRoom) {
      expect(await colorOf('2021')).not.toBe(await colorOf('Resources'));
    }
    // Where there is little room, the nearest page above stands there, and not the name between.
    await expect(items.getByRole('link', { name: 'Videos' })).toBeVisible();
    await expect(items.getByText('2021', { exact: true })).toBeVisible({ visible: hasRoom });
  }
});

test.describe('sidebar', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('cannot be hidden, and keeps open what was opened @spec:not-hideable @spec:not-auto-collapsed @spec:collapsible', async ({
    page,
  }) => {
    await page.goto('/projects/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: /sidebar$/i })).toHaveCount(0);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const arrows = sidebar.locator('summary').filter({ visible: true });
    const lists = sidebar.locator('li:has(> div > details) > ul').filter({ visible: true });
    await expect(lists).toHaveCount(0);
    await arrows.last().click();
    await expect(lists).toHaveCount(1);
    await arrows.first().click();
    await expect(lists).toHaveCount(2);
    await expect(sidebar.locator('details[open]')).toHaveCount(2);
    await arrows.first().click();
    await expect(lists).toHaveCount(1);
  });
});

test.describe('color mode', () => {
  const TOGGLE = /Switch between dark and light mode/;

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`where the system is ${colorScheme}`, () => {
      test.use({ colorScheme, hasTouch: true });

      test('follows it at first; each use is the next mode, by mouse, finger and key @spec:layout-toggle @spec:color-modes @spec:mode-cycle', async ({
        page,
      }) => {
        const html = page.locator('html');
        const toggle = page.getByRole('button', { name: TOGGLE });
        for (const use of [
          () => toggle.click(),
          () => toggle.tap(),
          () => toggle.press('Enter'),
          () => toggle.press('Space'),
        ]) {
          await page.goto('/');
          await hydrated(page);
          await expect(html).toHaveAttribute('data-theme', colorScheme);
          await expect(toggle).toHaveAccessibleName(/currently system mode/);
          for (const mode of ['light', 'dark', 'system']) {
            await use();
            await expect(html).toHaveAttribute('data-theme-choice', mode);
            const color = mode === 'system' ? colorScheme : mode;
            await expect(html).toHaveAttribute('data-theme', color);
            await expect(toggle).toHaveAccessibleName(new RegExp(`currently ${mode} mode`));
          }
        }
      });
    });
  }

  test('is light when the system has no wish, and follows a change of the system @spec:mode-default', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('is kept under "theme" over a reload, and told to other tabs, unless the system is to decide @spec:color-modes @spec:mode-kept @spec:mode-tabs', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const kept = () => page.evaluate(() => localStorage.getItem('theme'));
    expect(await kept()).toBeNull();
    const other = await context.newPage();
    await other.goto(DOC);
    await hydrated(other);
    const toggle = page.getByRole('button', { name: TOGGLE });
    await toggle.click();
    await expect.poll(kept).toBe('light');
    await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await toggle.click();
    await expect.poll(kept).toBe('dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    await hydrated(page);
    await toggle.click();
    await expect.poll(kept).toBeNull();
  });
});

test.describe('footer', () => {
  test('links the site, the community and social media @spec:footer-contribute @spec:footer-blog @spec:footer-community @spec:footer-social', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Contribute' })).toHaveAttribute(
      'href',
      '/docs/intro',
    );
    await expect(footer.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    for (const [name, start] of [
      ['Community groups', 'https://ocgroups.dev/cncf'],
      ['Calendar', 'https://www.cncf.io/calendar/'],
      ['Glossary', 'https://glossary.cncf.io/'],
      ['Code of conduct', 'https://github.com/cncf/foundation/'],
      ['CNCF on X', 'https://x.com/cloudnativefdn'],
      ['CNCF on GitHub', 'https://github.com/cncf'],
      ['CNCF on LinkedIn', 'https://www.linkedin.com/company/'],
      ['CNCF on YouTube', 'https://www.youtube.com/'],
      ['CNCF on Flickr', 'https://www.flickr.com/photos/'],
      ['CNCF on Slack', 'https://slack.cncf.io/'],
    ] as const) {
      const link = footer.getByRole('link', { name, exact: true });
      expect([name, (await link.getAttribute('href'))?.startsWith(start)]).toEqual([name, true]);
    }
  });

  test('shows the year in which it is read, before the start, too, and the license @spec:footer-year @spec:footer-license', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
    const scripts = await holdScripts(page);
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const year = '© 2025 to 2031 Cloud Native Computing Foundation';
    await expect(footer).toContainText(year);
    await scripts.letGo();
    await started(page);
    await expect(footer).toContainText(year);
    await expect(footer).toContainText('Documentation licensed under CC BY 4.0');
  });
});
