// Every kind of control, as the first thing that a reader uses, at any moment around the start.
import type { Locator, Page } from '@playwright/test';
import { announcementFor } from '../features/events/common/announcement';
import { loadEvents } from '../features/events/node/collections';
import { buildDay } from '../platform/base/node/buildDay';
import { SAMPLES } from './samples';
import { connect, expect, started, test } from './test';

const hasAnnouncement = announcementFor(loadEvents('.').events, buildDay()) !== undefined;

/** Milliseconds after `load`. */
const MOMENTS = Array.from({ length: 31 }, (_, step) => step * 20);
const MEANS = ['mouse', 'tap', 'key'] as const;
type Means = (typeof MEANS)[number];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

interface Control {
  route: string;
  viewport?: typeof PHONE;
  /** How far the page is scrolled down. */
  scrolled?: number;
  /** By which it is used; all by default. */
  means?: readonly Means[];
  find: (page: Page) => Locator;
  /** Uses it otherwise than once by the means. */
  act?: (page: Page, use: () => Promise<void>, target: Locator) => Promise<void>;
  /** What it does, once. */
  effect: (page: Page) => Promise<unknown>;
  /** The action itself moves the page or the focus. */
  moves?: true;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const html = (page: Page) => page.locator('html');
const openPopover = (page: Page, within: string) => page.locator(`${within}:popover-open`);
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

const CONTROLS: Record<string, Control> = {
  'menu of phones': {
    route: SAMPLES['long document page'],
    viewport: PHONE,
    scrolled: 700,
    find: button('Toggle navigation bar'),
    effect: (page) => expect(openPopover(page, '#side-menu')).toBeVisible(),
  },
  'menu of phones without a sidebar': {
    route: '/tags',
    viewport: PHONE,
    find: button('Toggle navigation bar'),
    effect: (page) => expect(openPopover(page, '#main-menu')).toBeVisible(),
  },
  search: {
    route: SAMPLES['long document page'],
    scrolled: 700,
    find: button('Search'),
    effect: (page) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  'search from the home page': {
    route: '/',
    find: (page) => page.getByRole('main').getByRole('link', { name: /^Search guides/ }),
    effect: (page) => expect(page.getByRole('combobox')).toBeFocused(),
  },
  'color mode, twice': {
    route: SAMPLES['long document page'],
    scrolled: 700,
    find: button(/Switch between dark and light/),
    async act(_page, use) {
      await use();
      await use();
    },
    async effect(page) {
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
      await expect(button(/Switch between/)(page)).toHaveAccessibleName(/currently dark mode/);
    },
  },
  'language list': {
    route: SAMPLES['document page'],
    find: (page) => main(page).getByRole('button', { name: 'English' }),
    effect: (page) => expect(openPopover(page, '.navbar .dropdown__menu')).toBeVisible(),
  },
  'menu of a page': {
    route: SAMPLES['document page'],
    find: button('Markdown'),
    effect: (page) => expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible(),
  },
  outline: {
    route: SAMPLES['document page'],
    viewport: PHONE,
    find: (page) => page.locator('.theme-doc-toc-mobile summary'),
    effect: (page) =>
      expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible(),
  },
  'category of the sidebar': {
    route: '/projects/',
    find: (page) => button(/^(?:Expand|Collapse) sidebar category/)(page).first(),
    effect: (page) =>
      expect(button(/^(?:Expand|Collapse) sidebar category/)(page).first()).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  'link of a heading to itself': {
    route: SAMPLES['document page'],
    means: ['mouse', 'key'],
    find: (page) => page.locator('main h2 .hash-link').first(),
    effect: (page) => expect(page).toHaveURL(/#/),
    moves: true,
  },
  'box of a filter': {
    route: SAMPLES['catalog index'],
    find: (page) => page.getByRole('checkbox').first(),
    async act(page, use, target) {
      await page.locator('summary').getByText('Type', { exact: true }).click();
      await target.focus();
      await use();
    },
    async effect(page) {
      await expect(page.getByRole('checkbox').first()).toBeChecked();
      await expect(page).toHaveURL(/\?type=[^&]+$/);
    },
    moves: true,
  },
  'field of a filter': {
    route: SAMPLES['catalog index'],
    find: (page) => page.getByRole('searchbox', { name: /^Words/ }),
    async act(page, use, target) {
      await use();
      await target.focus();
      await page.keyboard.type('npm', { delay: 30 });
    },
    async effect(page) {
      await expect(page.getByRole('searchbox', { name: /^Words/ })).toHaveValue('npm');
      await expect(page).toHaveURL(/\?q=npm$/);
    },
    moves: true,
  },
  'choice of a list': {
    route: SAMPLES['catalog index'],
    means: ['key'],
    find: (page) => page.getByRole('combobox', { name: 'Sort' }),
    act: async (_page, _use, target) => {
      await target.selectOption('name');
    },
    effect: (page) => expect(page).toHaveURL(/\?sort=name$/),
    moves: true,
  },
  'link to a page': {
    route: SAMPLES['document page'],
    find: (page) => main(page).getByRole('link', { name: 'Events' }),
    effect: (page) => expect(h1(page)).toHaveText('Events'),
    moves: true,
  },
  'skip link': {
    route: SAMPLES['document page'],
    means: ['key'],
    find: (page) => page.getByRole('link', { name: 'Skip to main content' }),
    async act(page, use) {
      await use();
      await page.keyboard.press('Tab');
    },
    effect: (page) => expect(page.getByRole('main').locator(':focus')).toHaveCount(1),
    moves: true,
  },
  'shortcut of the search': {
    route: SAMPLES['document page'],
    means: ['key'],
    find: (page) => page.locator('body'),
    async act(page) {
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Control+k');
      await page.keyboard.press('/');
      await page.keyboard.type('toc');
    },
    effect: (page) => expect(page.getByRole('combobox')).toHaveValue('toc'),
  },
  'list of the shortcuts': {
    route: SAMPLES['document page'],
    means: ['key'],
    find: (page) => page.locator('body'),
    act: (page) => page.keyboard.press('?'),
    effect: (page) => expect(page.getByRole('dialog', { name: /shortcuts/ })).toBeVisible(),
    moves: true,
  },
  ...(hasAnnouncement && {
    'close of the announcement': {
      route: '/',
      find: (page: Page) =>
        page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }),
      async effect(page: Page) {
        await expect(page.locator('.theme-announcement-bar')).toBeHidden();
        await expect(page.locator('.navbar__brand:visible').first()).toBeFocused();
      },
    },
  }),
};

/** Uses a control as a reader does. */
async function useBy(means: Means, page: Page, target: Locator): Promise<void> {
  if (means === 'key') {
    await target.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true });
    });
    const isBox = await target.evaluate((element) => element.matches('[type=checkbox]'));
    const isField = await target.evaluate((element) => element.matches('[type=search]'));
    if (!isField) {
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    }
    return;
  }
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  if (means === 'tap') {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  } else {
    await page.mouse.click(x + width / 2, y + height / 2);
  }
}

/** Where the page is, and what has the focus. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // What a button says of itself changes with what it did.
    const name = (focused?.getAttribute('aria-label') ?? focused?.id ?? '').replace(
      /^(?:Expand|Collapse) /,
      '',
    );
    return {
      scroll: Math.round(window.scrollY),
      focus: focused && `${focused.tagName} ${name}`,
    };
  });

let turn = 0;
for (const [name, control] of Object.entries(CONTROLS)) {
  for (const connection of [undefined, { effectiveType: '4g', saveData: false }]) {
    // Each use at another moment, so that together they cover all.
    const uses = (control.means ?? MEANS).map((means) => {
      turn += 1;
      return { means, moment: MOMENTS[(turn * 7) % MOMENTS.length] ?? 0 };
    });
    test.describe(name, () => {
      test.use({ hasTouch: true, viewport: control.viewport ?? DESKTOP });

      test(`${connection ? 'on a known connection' : 'without a known connection'}, ${uses
        .map(({ means, moment }) => `${means} ${moment}`)
        .join(', ')}`, async ({ page }) => {
        if (connection) {
          await connect(page, connection);
        }
        for (const { means, moment } of uses) {
          await page.goto(control.route);
          if (control.scrolled !== undefined) {
            await page.evaluate((top) => {
              window.scrollTo({ top, behavior: 'instant' });
            }, control.scrolled);
          }
          const target = control.find(page);
          // The moment is what is tried.
          await page.waitForTimeout(moment);
          const use = () => useBy(means, page, target);
          await (control.act?.(page, use, target) ?? use());
          const before = control.moves ? undefined : await placeOf(page);
          await started(page);
          await control.effect(page);
          if (before) {
            const after = await placeOf(page);
            expect(Math.abs(after.scroll - before.scroll), means).toBeLessThanOrEqual(1);
            expect(after.focus, means).toBe(before.focus);
            expect(after.scroll, means).toBe(control.scrolled ?? after.scroll);
          }
          await page.evaluate(() => {
            localStorage.clear();
          });
        }
      });
    });
  }
}
