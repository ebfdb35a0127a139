import type { Locator, Page } from '@playwright/test';
import { sidewaysScroll } from './axe';
import { SAMPLES } from './samples';
import { expect, hydrated, navbar, openMenu, test } from './test';

const DOC = '/maintainers/lifecycle/duties';
const TEMPLATE = '/resources/templates/contributing';

/** One page of each kind. */
const KINDS = [
  '/',
  '/projects/',
  '/contributors/getting-started',
  '/blog',
  '/blog/2025/09/16/community-awards-nominations',
  '/blog/authors',
  '/tags',
  '/tags/getting-started',
  '/events/kubecon',
  '/resources/videos/',
  '/community/tags/security-and-compliance/publications/catalog/2024/xz',
  TEMPLATE,
  '/search',
  '/about/accessibility',
  '/404',
];

/** What is known of the place of the focus. */
interface Stop {
  /** Whether the focus was not there before. */
  isNew: boolean;
  html: string;
  /** Contrast of the ring with what it stands on; 0 without a ring of at least 2 px. */
  contrast: number;
}

/** Where the focus stands and how well it is seen. */
async function stopOf(focused: Locator): Promise<Stop> {
  return focused.evaluate((element) => {
    /** Red, green and blue from 0 to 1, and the opacity: `rgb(0 0 0 / 50%)`, `color(srgb 1 1 1)`. */
    const channels = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const scale = color.startsWith('rgb') ? 255 : 1;
      return { light: [red / scale, green / scale, blue / scale], alpha };
    };
    // WCAG 2.2, relative luminance.
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).light.map((share) =>
        share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    // The page may grow while it is walked through, so elements are told apart by themselves.
    const walk = window as { stops?: WeakSet<Element> };
    walk.stops ??= new WeakSet();
    const isNew = !walk.stops.has(element);
    walk.stops.add(element);
    // A card shows the ring of the link that covers it, a label that of the box inside it.
    const ring = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element.closest('label') ?? element),
    ].find(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        channels(outlineColor).alpha > 0.5,
    );
    const isInside = Number.parseFloat(ring?.outlineOffset ?? '0') < 0;
    let ground = isInside ? element : element.parentElement;
    while (ground && channels(getComputedStyle(ground).backgroundColor).alpha < 1) {
      ground = ground.parentElement;
    }
    const behind = luminance(getComputedStyle(ground ?? document.documentElement).backgroundColor);
    const own = ring ? luminance(ring.outlineColor) : behind;
    return {
      isNew,
      html: element.outerHTML.slice(0, 200),
      contrast: ring ? (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05) : 0,
    };
  });
}

/** What a reader's next step hangs on: the menu, search, the page's contents, buttons, the next page. */
const PRIMARY =
  '.navbar__toggle, .navbar button[aria-label=Search], .theme-doc-toc-mobile > summary, main .button, .pagination-nav__link';

/**
 * Controls that are too small for a finger: primary ones below 44 px, others below 24 px in width or
 * height (WCAG 2.2, 2.5.8); links in running text are exempt.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, select, summary').evaluateAll(
    (targets, primary) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return (
            target.checkVisibility({ visibilityProperty: true }) &&
            getComputedStyle(target).display !== 'inline' &&
            // The whole label can be pressed; what is 1 px wide is for screen readers.
            !target.closest('label') &&
            width > 1 &&
            Math.min(width, height) < (target.matches(primary) ? 44 : 24)
          );
        })
        .map((target) => target.outerHTML.slice(0, 200)),
    PRIMARY,
  );
}

/** What would move although the reader asked for none of it. */
async function moving(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((elements) => {
    const longest = (times: string) => Math.max(...times.split(',').map(Number.parseFloat));
    return elements
      .filter((element) =>
        [undefined, '::before', '::after'].some((part) => {
          const style = getComputedStyle(element, part);
          return (
            longest(style.transitionDuration) > 0 ||
            (style.animationName !== 'none' && longest(style.animationDuration) > 0)
          );
        }),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

/** Presses Tab until the focus stands where wanted; fails after so many stops as no path has. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error('The keyboard never gets there.');
}

test.describe('keyboard on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [route, colorScheme] of [
    ['/', 'light'],
    ['/resources/videos/2020/collaborative-leadership', 'dark'],
  ] as const) {
    test(`each stop from the top of ${route} to its end shows the focus, and none is a trap`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(route);
      await hydrated(page);
      const last = page.getByRole('contentinfo').getByRole('link').last();
      const end = await last.evaluate(({ outerHTML }) => outerHTML.slice(0, 200));
      const seen: string[] = [];
      while (seen.at(-1) !== end) {
        await page.keyboard.press('Tab');
        const { isNew, html, contrast } = await stopOf(page.locator(':focus'));
        expect(contrast, html).toBeGreaterThanOrEqual(3);
        expect(isNew, `the focus goes in circles: ${html}`).toBe(true);
        seen.push(html);
      }
      expect(seen.length).toBeGreaterThan(30);
    });
  }

  test('the language menu opens by Enter and by Space, and Escape returns to its button @spec:locale-dropdown', async ({
    page,
  }) => {
    await page.goto(DOC);
    const button = page.getByRole('button', { name: 'English' });
    const entry = page.locator('.dropdown__menu').getByRole('link', { name: 'English' });
    await tabTo(page, button);
    for (const key of ['Enter', 'Space']) {
      await expect(entry).toBeHidden();
      await page.keyboard.press(key);
      await expect(entry).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(entry).toBeHidden();
    }
  });

  test('code is highlighted in the HTML, and its copy button is reached, seen and worked', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/markdown-page');
    await hydrated(page);
    const block = page.locator('.theme-code-block').first();
    await expect(block.locator('.token').first()).toBeVisible();
    const copy = block.getByRole('button', { name: 'Copy code to clipboard' });
    await tabTo(page, copy);
    expect((await stopOf(copy)).contrast).toBeGreaterThanOrEqual(3);
    await expect(copy).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const code = await block.locator('code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    // If the browser refuses, readers copy by hand.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.keyboard.press('Enter');
    await expect(block.getByRole('button', { name: 'Not copied: code selected' })).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(code?.trim());
  });
});

test('the mobile menu is worked by the keyboard from opening to closing @spec:mobile-back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(DOC);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  const menu = openMenu(page);
  const back = menu.getByRole('button', { name: 'Back to main menu' });
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'New Contributors' })).toBeVisible();
  const close = menu.getByRole('button', { name: 'Close navigation bar' });
  await close.focus();
  await page.keyboard.press('Space');
  await expect(menu).toHaveCount(0);
});

test.describe('a change of page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('moves the focus, which the first page leaves alone, to the heading of the new page', async ({
    page,
  }) => {
    await page.goto(DOC);
    await hydrated(page);
    await expect(page.locator('body')).toBeFocused();
    await navbar(page).getByText('Events').click();
    const heading = page.getByRole('heading', { level: 1, name: 'Events' });
    await expect(heading).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('to an anchor of another page moves the focus to that place', async ({ page }) => {
    await page.goto(`${DOC}#your-first-weeks`);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Emeritus').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Your first weeks' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Your first weeks' })).toBeInViewport();
  });
});

test.describe('every kind of page', () => {
  for (const route of KINDS) {
    test(`${route} fits 320 px, text of 200 % and wider spacing, holds still on demand, and has targets to hit`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(route);
      await hydrated(page);
      const setTextSize = (size: string) =>
        page.evaluate((value) => {
          document.documentElement.style.fontSize = value;
        }, size);
      await setTextSize('200%');
      expect(await sidewaysScroll(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await sidewaysScroll(page)).toBe(0);
      await setTextSize('');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      expect(await moving(page)).toEqual([]);
      // WCAG 2.2, 1.4.12: the spacing that a reader may ask for. Style properties, not a style
      // element: the content security policy holds in tests too.
      await page.evaluate(() => {
        document.querySelectorAll<HTMLElement>('body *').forEach(({ style }) => {
          style.setProperty('line-height', '1.5', 'important');
          style.setProperty('letter-spacing', '0.12em', 'important');
          style.setProperty('word-spacing', '0.16em', 'important');
        });
      });
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});

for (const [name, route, start] of [
  ['a list', SAMPLES['catalog index'], 'tbody a >> nth=9'],
  ['a form', SAMPLES['template page'], 'summary:text("Preview")'],
] as const) {
  test(`the focus that goes back through ${name} is behind no bar, on phones and at 400 %`, async ({
    page,
  }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(route);
      await hydrated(page);
      await page.getByRole('main').locator(start).focus();
      for (let step = 0; step < 10; step++) {
        await page.keyboard.press('Shift+Tab');
        const isSeen = await page.locator(':focus').evaluate((control) => {
          const { left, top } = control.getBoundingClientRect();
          return control.contains(document.elementFromPoint(left + 4, top + 4));
        });
        expect(isSeen, `${step + 1} steps back at ${size.width} px`).toBe(true);
      }
    }
  });
}

test('the keyboard leaves the filters of a phone by their end, and they are closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SAMPLES['catalog index']);
  await hydrated(page);
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  const sheet = page.locator('search[popover]');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await sheet.getByRole('button', { name: /^Show/ }).focus();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the tasks of the home page are at least 44 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await hydrated(page);
  const main = page.getByRole('main');
  const tasks = main.getByRole('link', { name: /^Search guides/ }).or(main.locator('ul ul a'));
  const heights = await tasks.evaluateAll((found) =>
    found.map((target) => target.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(8);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('with forced colors, controls keep borders and the current page is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(DOC);
  await hydrated(page);
  const edgeOf = async (name: string) =>
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).borderInlineStartColor);
  expect(await edgeOf('Duties')).not.toBe(await edgeOf('Emeritus'));
  await page.keyboard.press('Tab');
  expect((await stopOf(page.locator(':focus'))).contrast).toBeGreaterThanOrEqual(3);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Maintainers' }),
  ).toHaveCSS('border-bottom-width', '3px');
});
