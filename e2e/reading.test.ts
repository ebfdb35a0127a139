import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './test';

// Large text, narrow windows, and lists that follow the reader.

const GUIDE = '/projects/best-practices/community/vendor-neutrality';

/** Parts of the top bar, and of the line above the title, that could come to lie over one another. */
const PARTS = [
  '.navbar__toggle',
  '.navbar__brand',
  '.navbar__items > .navbar__item',
  '.navbar__items--right > *',
  '.breadcrumbs__link',
  '.theme-doc-markdown details > summary',
].join();

/** Pairs of visible parts of which one covers the other by more than a pixel. */
const overlaps = (page: Page) =>
  page.locator(PARTS).evaluateAll((elements) => {
    const boxes = elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return boxes.flatMap(({ element: a, box: left }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ element: b, box: right }) =>
            !a.contains(b) &&
            !b.contains(a) &&
            Math.min(left.right, right.right) - Math.max(left.left, right.left) > 1 &&
            Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top) > 1,
        )
        .map(({ element: b }) => `${a.textContent} / ${b.textContent}`),
    );
  });

test('nothing in the top bar overlaps, in narrow windows and with large text', async ({ page }) => {
  await page.goto(GUIDE);
  for (const [width, fontSize] of [
    [390, 24],
    [390, 32],
    [997, 16],
    [1024, 16],
    [1100, 16],
    [1440, 24],
    [1440, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, fontSize);
    expect(await overlaps(page), `${fontSize} px at ${width} px`).toEqual([]);
    // No sideways scrolling either.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

const isWithin = (inner: Locator, outer: Locator) =>
  expect.poll(async () => {
    const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
    return a !== null && b !== null && a.y >= b.y && a.y + a.height <= b.y + b.height;
  });

test('the entry of the page is in view in a long sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/community/tags/security-and-compliance/publications/catalog/data');
  await hydrated(page);
  const sidebar = page.locator('.theme-doc-sidebar-container .menu');
  await isWithin(sidebar.locator('[aria-current=page]'), sidebar).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back leads on, and closes the search', async ({ page }) => {
    await page.goto('/projects/');
    await hydrated(page);
    await page.locator('main article p a[href^="/projects/"]').first().tap();
    await expect(page).not.toHaveURL(/\/projects\/$/);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/projects\/$/);
  });

  test('"On this page" leads to a heading', async ({ page }) => {
    await page.goto(GUIDE);
    const outline = page.locator('.theme-doc-toc-mobile');
    await outline.locator('summary').tap();
    const link = outline.getByRole('link').last();
    const target = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.locator(target)).toBeInViewport();
  });

  test('a wide table keeps the names of its rows in view', async ({ page }) => {
    await page.goto('/events/kubecon');
    const frame = page.locator('main table').first().locator('..');
    await frame.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    const name = frame.locator('tbody tr').first().locator(':scope > *').first();
    const [box, outer] = [await name.boundingBox(), await frame.boundingBox()];
    expect(Math.round(box?.x ?? -1)).toBe(Math.round(outer?.x ?? 0));
  });
});

test('a question mark lists the keyboard shortcuts, unless it is typed', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrated(page);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(list.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(list).toContainText('Search');
  const scrim = await list.evaluate(
    (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
  );
  expect(scrim).toMatch(/0\.6\)$/);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  const waysOut = [
    () => list.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ];
  for (const close of waysOut) {
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await close();
    await expect(list).toHaveCount(0);
  }
  await page.keyboard.press('/');
  await page.getByRole('combobox').pressSequentially('?');
  await expect(page.getByRole('combobox')).toHaveValue('?');
  await expect(list).toHaveCount(0);
});

test('a part of a long page folds, a link or Back to a heading in it unfolds it, and paper has it all', async ({
  page,
}) => {
  await page.goto(
    '/community/tags/security-and-compliance/publications/security-whitepaper/#manifest-scanning',
  );
  const scanning = page.getByRole('heading', { name: 'Manifest scanning' });
  await expect(scanning).toBeInViewport();
  await hydrated(page);
  const deploy = page.locator('#deploy');
  const toDeploy = page.locator('.table-of-contents a[href="#deploy"]').filter({ visible: true });
  await toDeploy.click();
  await expect(deploy).toBeInViewport();
  const preflight = page.getByRole('heading', { name: 'Preflight checklist' });
  await expect(preflight).toBeVisible();
  const fold = (id: string) => page.locator(`#${id} + .part > summary`).click();
  // What folds the part is the line of its heading.
  const [heading, sign] = [
    await deploy.boundingBox(),
    await page.locator('#deploy + .part > summary').boundingBox(),
  ];
  expect(sign?.x).toBe(heading?.x);
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
  expect(heading && sign && Math.abs(middle(sign) - middle(heading))).toBeLessThan(4);
  await fold('deploy');
  await expect(preflight).toBeHidden();
  await fold('distribute');
  await expect(scanning).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(preflight).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await toDeploy.click();
  await expect(preflight).toBeVisible();
  await page.goBack();
  await expect(scanning).toBeInViewport();
});
