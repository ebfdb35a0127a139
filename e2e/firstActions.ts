// Every kind of control, as the first thing that a reader uses; for each browser that tries them.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { announcementFor } from '#features/events/common/describe';
import { loadEvents } from '#features/events/node/collections';
import { buildDay } from '#platform/base/node/reproducible';
import { SAMPLES } from './samples';

/** What Playwright and Puppeteer call alike. */
export interface Driver {
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  touchscreen: { tap: (x: number, y: number) => Promise<void> };
  keyboard: Record<'down' | 'up' | 'press' | 'type', (keys: string) => Promise<void>>;
}

export const MEANS = ['mouse', 'tap', 'key'] as const;
type Means = (typeof MEANS)[number];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

interface FirstAction {
  route: string;
  viewport?: typeof PHONE;
  /** How far the page is scrolled down. */
  scrolled?: number;
  /** By which the control is used; all by default. */
  means?: readonly Means[];
  /** The control in CSS; none if only keys are used. */
  control?: string;
  times?: number;
  /** The key that uses it, where that is not Enter; none for a field, which only takes the focus. */
  key?: string | null;
  /** Keys that follow, and what is typed after them. */
  keys?: readonly string[];
  text?: string;
  /** Runs in the browser: whether it has done what it is for, once. */
  isDone: () => unknown;
  /** The action itself moves the page or the focus. */
  moves?: true;
}

const CATEGORY = '.theme-doc-sidebar-menu summary.menu__caret';
const TOGGLE = 'button[aria-label="Toggle navigation bar"]';
const isComboboxFocused = () => document.activeElement?.role === 'combobox';

const ANNOUNCEMENT: Record<string, FirstAction> = {
  'close of the announcement': {
    route: '/',
    control: '.theme-announcement-bar button',
    isDone: () =>
      document.querySelector('.theme-announcement-bar')?.checkVisibility() !== true &&
      document.activeElement?.matches('.navbar__brand'),
  },
};

export const FIRST_ACTIONS: Record<string, FirstAction> = {
  'menu of phones': {
    route: SAMPLES['long document page'],
    viewport: PHONE,
    scrolled: 700,
    control: TOGGLE,
    isDone: () => document.querySelector('#side-menu:popover-open')?.checkVisibility(),
  },
  'menu of phones without a sidebar': {
    route: '/tags',
    viewport: PHONE,
    control: TOGGLE,
    isDone: () => document.querySelector('#main-menu:popover-open')?.checkVisibility(),
  },
  search: {
    route: SAMPLES['long document page'],
    scrolled: 700,
    control: 'button[aria-label="Search"]',
    isDone: isComboboxFocused,
  },
  'search from the home page': {
    route: '/',
    control: 'main a[data-opens]',
    isDone: isComboboxFocused,
  },
  'color mode, twice': {
    route: SAMPLES['long document page'],
    scrolled: 700,
    control: '.navbar .color-mode button',
    times: 2,
    isDone: () =>
      document.documentElement.dataset.themeChoice === 'dark' &&
      document.querySelector('.color-mode button')?.ariaLabel?.includes('currently dark mode'),
  },
  'language list': {
    route: SAMPLES['document page'],
    control: '.navbar button.navbar__link',
    isDone: () => document.querySelector('.navbar .dropdown__menu:popover-open')?.checkVisibility(),
  },
  'menu of a page': {
    route: SAMPLES['document page'],
    control: 'main button[popovertarget]:has(+ [popover] a[href$=".md"])',
    isDone: () => document.querySelector('main [popover] a[href$=".md"]')?.checkVisibility(),
  },
  outline: {
    route: SAMPLES['document page'],
    viewport: PHONE,
    control: '.theme-doc-toc-mobile summary',
    isDone: () => document.querySelector('.theme-doc-toc-mobile a')?.checkVisibility(),
  },
  'category of the sidebar': {
    route: '/projects/',
    control: CATEGORY,
    isDone: () =>
      [...document.querySelectorAll('.theme-doc-sidebar-menu li:has(> div > details)')].some(
        (category) =>
          category.querySelector('details')?.open === true &&
          category.querySelector('ul')?.checkVisibility(),
      ),
  },
  'link of a heading to itself': {
    route: SAMPLES['document page'],
    means: ['mouse', 'key'],
    control: 'main h2 .hash-link',
    isDone: () => location.hash,
    moves: true,
  },
  'box of a filter': {
    route: SAMPLES['catalog index'],
    control: 'main [type=checkbox]',
    key: ' ',
    isDone: () =>
      document.querySelector<HTMLInputElement>('main [type=checkbox]')?.checked === true &&
      /^\?vector=[^&]+$/.test(location.search),
    moves: true,
  },
  'box of a step': {
    route: SAMPLES['page with steps'],
    control: 'main [type=checkbox]',
    key: ' ',
    isDone: () =>
      document.querySelector<HTMLInputElement>('main [type=checkbox]')?.checked === true &&
      localStorage.getItem('steps') === 'project',
    moves: true,
  },
  'field of a filter': {
    route: SAMPLES['catalog index'],
    control: 'main [type=search]',
    key: null,
    text: 'npm',
    isDone: () =>
      document.querySelector<HTMLInputElement>('main [type=search]')?.value === 'npm' &&
      location.search === '?q=npm',
    moves: true,
  },
  'choice of a list': {
    route: SAMPLES['controls for incidents'],
    means: ['key'],
    control: 'main select[name=from]',
    // The first digit of years before 2000.
    key: '1',
    isDone: () => location.search.startsWith('?from=1'),
    moves: true,
  },
  'head of a column': {
    route: SAMPLES['catalog index'],
    viewport: { width: 1440, height: 900 },
    control: 'main th button',
    isDone: () => location.search === '?sort=name',
    moves: true,
  },
  'link to a page': {
    route: SAMPLES['document page'],
    control: '.navbar a[href$="/events/"]',
    isDone: () => document.querySelector('h1')?.textContent === 'Events',
    moves: true,
  },
  'skip link': {
    route: SAMPLES['document page'],
    means: ['key'],
    control: 'a.skip-to-content',
    keys: ['Tab'],
    // Puppeteer hands over no element.
    isDone: () => document.querySelector('main :focus') !== null,
    moves: true,
  },
  'shortcut of the search': {
    route: SAMPLES['document page'],
    means: ['key'],
    keys: ['Control+k', 'Control+k', '/'],
    text: 'toc',
    isDone: () =>
      document.activeElement?.role === 'combobox' &&
      (document.activeElement as HTMLInputElement).value === 'toc',
  },
  'list of the shortcuts': {
    route: SAMPLES['document page'],
    means: ['key'],
    keys: ['?'],
    // Puppeteer hands over no element.
    isDone: () =>
      document.querySelector('dialog[open][aria-labelledby="shortcuts-title"]') !== null,
    moves: true,
  },
  ...(announcementFor(loadEvents('.').events, buildDay()) && ANNOUNCEMENT),
};

/** Milliseconds after `load`; each use is at another, so that together they cover all. */
const MOMENTS = Array.from({ length: 31 }, (_, step) => step * 20);

let turn = 0;
/** By which means, and when, a control is tried. */
export const usesOf = ({ means = MEANS }: FirstAction): { means: Means; moment: number }[] =>
  means.map((one) => {
    turn += 1;
    return { means: one, moment: MOMENTS[(turn * 7) % MOMENTS.length] ?? 0 };
  });

// What runs in the browser.

const isStarted = () => document.documentElement.dataset.hasHydrated === 'true';

/** Down and a little up: on a page that has started meanwhile, the bar has gone and comes back. */
async function scrollDown(top: number): Promise<void> {
  const bar = document.querySelector('.navbar');
  for (const part of [top + 100, top]) {
    window.scrollTo({ top: part, behavior: 'instant' });
    do {
      await new Promise(requestAnimationFrame);
    } while (part === top && (bar?.getBoundingClientRect().top ?? 0) < 0);
  }
}

/** Where the first of these elements that can be seen is. */
function pointOf([selector, moves]: [string, boolean]): [number, number] {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (moves) {
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [x + width / 2, y + height / 2];
}

function focusOn(selector: string): void {
  [...document.querySelectorAll<HTMLElement>(selector)]
    .find((one) => one.checkVisibility())
    ?.focus({ preventScroll: true });
}

/** Where the page is, and what has the focus. What a button says of itself changes with what it did. */
function placeOf(): { scroll: number; focus: string } {
  const focused = document.activeElement;
  const name = focused?.ariaLabel ?? focused?.id ?? '';
  return {
    scroll: Math.round(window.scrollY),
    focus: `${focused?.tagName} ${name}`,
  };
}

/**
 * Waits for something in the page, over a change of the document, too.
 *
 * @throws if it doesn't come
 */
export async function until(page: Driver, isDone: () => unknown): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await page.evaluate(isDone, undefined).catch(() => false))) {
    assert.ok(Date.now() < end, `This did not come: ${String(isDone)}`);
    await pause(50);
  }
}

/** @param keys as in `Control+k` */
async function press(page: Driver, keys: string): Promise<void> {
  const { keyboard } = page;
  const [key = '', ...held] = keys.split('+').reverse();
  for (const one of held) {
    await keyboard.down(one);
  }
  await keyboard.press(key);
  for (const one of held) {
    await keyboard.up(one);
  }
  // The next key comes when the browser has drawn what this one did, unless that led to another document.
  await page.evaluate(() => new Promise(requestAnimationFrame), undefined).catch(() => undefined);
}

async function useControl(page: Driver, action: FirstAction, means: Means): Promise<void> {
  const { control, key = 'Enter', moves = false } = action;
  if (control === undefined) {
    return;
  }
  if (means !== 'key') {
    const point = await page.evaluate(pointOf, [control, moves]);
    await (means === 'tap' ? page.touchscreen.tap(...point) : page.mouse.click(...point));
    return;
  }
  await page.evaluate(focusOn, control);
  if (key !== null) {
    await press(page, key);
  }
}

/**
 * Does on a page that has been loaded what a reader does first, and looks at it after the start.
 *
 * @throws if the action is lost, counts twice, or the start moves the page or the focus
 */
export async function perform(
  page: Driver,
  action: FirstAction,
  { means, moment }: { means: Means; moment: number },
): Promise<void> {
  if (action.scrolled !== undefined) {
    await page.evaluate(scrollDown, action.scrolled);
  }
  // The moment is what is tried.
  await pause(moment);
  for (let time = 0; time < (action.times ?? 1); time += 1) {
    await useControl(page, action, means);
  }
  for (const keys of action.keys ?? []) {
    await press(page, keys);
  }
  for (const letter of action.text ?? '') {
    await page.keyboard.type(letter);
    await pause(30);
  }
  // What moves the page may lead to another document meanwhile.
  const before = action.moves ? undefined : await page.evaluate(placeOf, undefined);
  await until(page, isStarted);
  await until(page, action.isDone);
  if (before) {
    const after = await page.evaluate(placeOf, undefined);
    assert.ok(Math.abs(after.scroll - (action.scrolled ?? before.scroll)) <= 1, 'The page moved.');
    assert.equal(after.focus, before.focus);
  }
}
