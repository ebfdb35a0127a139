import { SAMPLES } from './samples';
import { expect, hydrated, test } from './test';

const DOC = '/maintainers/lifecycle/duties';

test('a page ends with the pages beside it, its source, a form for problems, and its neighbors', async ({
  page,
}) => {
  await page.goto(DOC);
  const siblings = page.getByRole('navigation', { name: 'More in this section' });
  expect(await siblings.getByRole('link').count()).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /tree\/main\/docs\/maintainers\/lifecycle\/duties\.md$/,
  );
  const report = await page
    .getByRole('main')
    .getByRole('link', { name: 'Report a problem', includeHidden: true })
    .getAttribute('href');
  const form = new URL(report ?? '');
  expect(form.searchParams.get('template')).toBe('page-problem.yml');
  expect(form.searchParams.get('page')).toBe(`https://contribute.cncf.io${DOC}`);
  const neighbors = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(neighbors.getByRole('link')).toHaveText([/^Previous\S/, /^Next\S/]);
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  for (const playbook of ['bad-package', 'leaked-token', 'malicious-release', 'account-taken']) {
    test(`${playbook} is one sheet, A4 or Letter`, async ({ page }) => {
      await page.goto(`/projects/best-practices/security/first-hour/${playbook}`);
      for (const format of ['A4', 'Letter']) {
        const file = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
        expect.soft(file.match(/\/Type \/Page\b/g), format).toHaveLength(1);
      }
    });
  }

  test('has whole lists, and no box that is taller than what is in it', async ({ page }) => {
    await page.goto(SAMPLES['catalog index']);
    await hydrated(page);
    const table = page
      .getByRole('main')
      .getByRole('table')
      .filter({ has: page.locator('.sr-only') });
    const rows = table.last().locator('tbody tr');
    const all = Number(
      /^\d+ of (\d+) /.exec(await page.getByRole('status').first().innerText())?.[1],
    );
    const shown = await rows.count();
    expect(shown).toBeLessThan(all);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(rows).toHaveCount(all);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(rows).toHaveCount(shown);
    // A container would be as tall as with a width of nothing.
    await page.emulateMedia({ media: 'print' });
    for (const route of Object.values(SAMPLES)) {
      await page.goto(route, { waitUntil: 'commit' });
      await page.waitForLoadState('load');
      const containers = await page
        .locator('main *')
        .evaluateAll((found) =>
          found
            .filter(
              (element) =>
                getComputedStyle(element).getPropertyValue('container-type') !== 'normal',
            )
            .map((element) => element.getAttribute('class')),
        );
      expect.soft(containers, route).toEqual([]);
    }
  });

  test('covers no title, in a narrow window either', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(DOC);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(skip).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('stands the text alone, with its table of contents and the addresses of links', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.goto('/contributors/getting-started');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const chrome of ['.navbar', 'footer', '.theme-doc-sidebar-container', '.pagination-nav']) {
      await expect(page.locator(chrome).first()).toBeHidden();
    }
    const contents = page.locator('.table-of-contents').filter({ visible: true }).first();
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
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'light');
    await expect(root).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const background = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(background);
  });
});
