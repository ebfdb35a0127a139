import { expect, hydrated, test } from './test';

const DOC = '/maintainers/lifecycle/duties';

test.describe('typeface', () => {
  test('comes from this site, preloaded, and is the one that the text is set in', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') {
        fonts.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(DOC);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([await page.locator('link[rel=preload][as=font]').getAttribute('href')]);
    expect(await page.evaluate(() => document.fonts.check('750 1rem Figtree'))).toBe(true);
  });

  for (const width of [360, 1440]) {
    test(`nothing shifts while a page of ${width} px loads`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const route of ['/', DOC, '/blog']) {
        await page.goto(route);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0;
              const observer = new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) {
                  sum += (entry as PerformanceEntry & { value: number }).value;
                }
              });
              observer.observe({ type: 'layout-shift', buffered: true });
              requestAnimationFrame(() => {
                requestAnimationFrame(() => {
                  resolve(sum);
                });
              });
            }),
        );
        expect(shift, route).toBe(0);
      }
    });
  }
});

test('lines of running text hold 60 to 75 characters where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const perLine: number[] = [];
  for (const route of [
    DOC,
    '/contributors/getting-started',
    '/blog/2024/01/26/ProjectNewsletter',
  ]) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const found = await page.locator('article .markdown > p').evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const lines = Math.round(
          paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
        );
        // The last line is rarely full: only longer paragraphs tell.
        const length = paragraph.textContent.length;
        return lines >= 4 ? [length / (lines - 0.5)] : [];
      }),
    );
    expect(found.length, route).toBeGreaterThan(0);
    perLine.push(...found);
  }
  const mean = perLine.reduce((sum, count) => sum + count, 0) / perLine.length;
  expect(mean).toBeGreaterThanOrEqual(60);
  expect(mean).toBeLessThanOrEqual(75);
});

test.describe('home page', () => {
  test('leads four audiences to their first tasks, and to search', async ({ page }) => {
    await page.goto('/');
    const start = page.getByRole('region', { name: 'What brings you here?' });
    await expect(start.getByRole('heading', { level: 3 })).toHaveText([
      'New contributors',
      'Maintainers',
      'Project leads',
      'Community groups',
    ]);
    await expect(start.getByRole('link', { name: 'Submit a project' })).toHaveAttribute(
      'href',
      '/projects/submit-project',
    );
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Search guides/ }),
    ).toHaveAttribute('href', '/search');
  });

  test('holds still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the landing page of an area shows its hue, icon and purpose', async ({ page }) => {
  const hues = new Set<string>();
  for (const area of [
    'contributors',
    'maintainers',
    'projects',
    'community',
    'resources',
    'events',
  ]) {
    await page.goto(`/${area}/`);
    const header = page.getByRole('main').locator('header').first();
    await expect(header.locator('p')).not.toBeEmpty();
    const icon = header.locator('svg');
    await expect(icon).toBeVisible();
    hues.add(await icon.evaluate((svg) => getComputedStyle(svg).backgroundColor));
  }
  expect(hues.size).toBe(6);
});

test('on a phone the ways on from a page have a line each, and no word is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/maintainers/lifecycle/duties');
  const links = page.locator('.pagination-nav__link');
  const [previous, next] = await Promise.all([0, 1].map((i) => links.nth(i).boundingBox()));
  expect(next?.x).toBe(previous?.x);
  expect(next?.y).toBeGreaterThan((previous?.y ?? 0) + (previous?.height ?? 0) - 1);
  const broken = await links.locator('.pagination-nav__label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const text = label.firstChild;
      return [...label.textContent.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('forced colors mark the current area with a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/maintainers/lifecycle/duties');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Maintainers' }),
  ).toHaveCSS('border-bottom-width', '3px');
});

test('a page ends with related pages, its source, a form for problems, and its neighbors', async ({
  page,
}) => {
  await page.goto(DOC);
  const related = page.getByRole('navigation', { name: 'Related pages' });
  expect(await related.getByRole('link').count()).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /tree\/main\/docs\/maintainers\/lifecycle\/duties\.md$/,
  );
  const report = await page.getByRole('link', { name: 'Report a problem' }).getAttribute('href');
  const form = new URL(report ?? '');
  expect(form.searchParams.get('template')).toBe('page-problem.yml');
  expect(form.searchParams.get('page')).toBe(`https://contribute.cncf.io${DOC}`);
  const neighbors = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(neighbors.getByRole('link')).toHaveText([/^Previous\S/, /^Next\S/]);
});

test.describe('on paper', () => {
  test('stands the text alone, with its table of contents and the addresses of links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto('/contributors/getting-started');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const chrome of ['.navbar', 'footer', '.theme-doc-sidebar-container', '.pagination-nav']) {
      await expect(page.locator(chrome).first()).toBeHidden();
    }
    const contents = page.locator('.table-of-contents').first();
    await expect(contents).toBeVisible();
    const [title, text] = [
      page.getByRole('heading', { level: 1 }),
      page.locator('.markdown > p').first(),
    ];
    const edges = async (locator: typeof title) => {
      const { y = Number.NaN, height = Number.NaN } = (await locator.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    // One below the other, none over another.
    expect((await edges(contents)).top).toBeGreaterThanOrEqual((await edges(title)).bottom);
    expect((await edges(text)).top).toBeGreaterThanOrEqual((await edges(contents)).bottom);
    const heights = await page
      .locator('.markdown table')
      .evaluateAll((tables) =>
        tables.map((table) => [table.clientHeight, table.parentElement?.clientHeight]),
      );
    expect(heights.length).toBeGreaterThan(0);
    expect(heights).toEqual(heights.map(([height]) => [height, height]));
    const link = page.locator('article a[href^="https://"]').first();
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain(await link.getAttribute('href'));
    const colors = await page.locator('body').evaluate((body) => {
      const style = getComputedStyle(body);
      return [style.color, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
});

test('a page and a post name a picture of their own, others the default one', async ({
  page,
  request,
}) => {
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
  for (const [route, title] of [
    [DOC, 'Duties of Maintainers'],
    ['/blog/2025/09/16/community-awards-nominations', 'CNCF Community Awards 2025'],
  ] as const) {
    await page.goto(route);
    await expect(meta('image')).toHaveAttribute('content', new RegExp(`/img/cards${route}\\.png$`));
    await expect(meta('image:alt')).toHaveAttribute('content', new RegExp(title));
    await expect(meta('image:width')).toHaveAttribute('content', '1200');
    await expect(meta('image:height')).toHaveAttribute('content', '630');
    const response = await request.get(`/img/cards${route}.png`);
    expect(response.headers()['content-type']).toBe('image/png');
  }
  await page.goto('/tags');
  await expect(meta('image')).toHaveAttribute('content', /\/img\/social-card\.png$/);
});
