// When pages start, what they do before, and that nobody notices.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { SAMPLES } from './samples';
import { SITES } from './sites';
import {
  connect,
  expect,
  h1,
  holdScripts,
  hydrated,
  navbar,
  openMenu,
  started,
  test,
} from './test';

const DOC = SAMPLES['document page'];
const LONG_DOC = SAMPLES['long document page'];
const CATALOG = SAMPLES['catalog index'];
const SAVING = { effectiveType: '4g', saveData: true };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const html = (page: Page) => page.locator('html');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const search = (page: Page) => page.getByRole('dialog', { name: /^Search/ });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Scrolls, and waits until the page has been told so. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    // As a reader does, with a wheel: until `load`, browsers scroll by themselves, too.
    dispatchEvent(new WheelEvent('wheel'));
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, y);

/** Opens a page before its start: its scripts are held back until they are let go. */
async function openEarly(page: Page, route: string): Promise<() => Promise<void>> {
  const scripts = await holdScripts(page);
  await page.goto(route);
  // Until it is moved, the pointer rests on the top bar, which stays under it.
  await page.mouse.move(400, 500);
  return async () => {
    await scripts.letGo();
    await started(page);
  };
}

/** Opens a page before its start, or after it. */
async function openAt(page: Page, route: string, isStarted: boolean): Promise<void> {
  const letGo = await openEarly(page, route);
  if (isStarted) {
    await letGo();
  }
}

/** Wraps all texts, as Google Translate does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      found.push(texts.currentNode as Text);
    }
    for (const text of found.filter(({ parentElement }) => !parentElement?.closest('script'))) {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- what Google Translate does
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });

/** Which scripts, tables and documents the page asks for. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/(?:js|pages)\/|\/[^.]*$/.test(pathname)) {
      asked.push(pathname);
    }
  });
  return asked;
}

/** What browsers record of a shift (https://wicg.github.io/layout-instability/). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds up the layout shifts of each document, and tells their sum and what moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(
            0,
            90,
          );
          shifts.moved.push(`${name}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: never }).shifts);
}

test.describe('a page starts', () => {
  for (const width of [360, 1440]) {
    test(`by itself, and shifts nothing: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shift = await watchShifts(page);
      for (const route of [DOC, CATALOG, '/', '/blog']) {
        await page.goto(route);
        await started(page);
        await page.evaluate(() => document.fonts.ready);
        const { sum, moved } = await shift();
        // What nobody sees is no shift.
        expect(sum, [route, ...moved].join('\n')).toBeLessThan(0.001);
      }
    });
  }

  /** Opens a page of which only what stands before this has arrived. Its scripts would render the rest. */
  async function gotoBefore(page: Page, text: string): Promise<void> {
    await page.route('**/*.js', () => undefined);
    await page.route(DOC, async (route) => {
      const body = await (await route.fetch()).text();
      const end = body.indexOf(text);
      expect(end).toBeGreaterThan(0);
      await route.fulfill({ body: body.slice(0, end), contentType: 'text/html' });
    });
    await page.goto(DOC);
  }

  test('without a bar whose items move as they arrive', async ({ page }) => {
    await gotoBefore(page, 'Events</a>');
    const item = navbar(page).locator('a', { hasText: 'New Contributors' });
    await expect(item).toHaveCSS('visibility', 'hidden');
    // Scripts that were held back must not start a page that is not whole.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(DOC);
    await expect(item).toBeVisible();
  });

  test('with a text that is as wide before its outline has arrived', async ({ page }) => {
    await gotoBefore(page, 'class="col col--3"');
    const { width } = (await page.locator('main article').boundingBox()) ?? {};
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(DOC);
    expect((await page.locator('main article').boundingBox())?.width).toBe(width);
  });

  for (const connection of [SAVING, { effectiveType: '2g' }, { effectiveType: '3g' }]) {
    test(`at the first use alone: connection ${JSON.stringify(connection)}`, async ({ page }) => {
      await connect(page, connection);
      await page.clock.install();
      await page.goto(DOC);
      const asked = requestsOf(page);
      await page.clock.runFor(60_000);
      await page.locator('.pagination-nav__link--next').hover();
      await navbar(page).getByRole('link', { name: 'Events' }).hover();
      await page.clock.runFor(60_000);
      expect(asked).toEqual([]);
      await page.locator('.theme-doc-sidebar-menu summary').first().hover();
      await page.clock.resume();
      await started(page);
    });
  }

  test('with an address that has a query although data are saved', async ({ page }) => {
    await connect(page, SAVING);
    await page.goto('/search?q=security');
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible();
  });

  test('and shows what a reader has kept', async ({ page }) => {
    await page.goto('/projects/readiness');
    await started(page);
    const box = page.getByRole('checkbox', { name: 'Public roadmap' });
    await box.check();
    await page.reload();
    await expect(box).toBeChecked();
  });
});

test.describe('the top bar', () => {
  test('stays where the reader points at it while a page starts, and its link leads on', async ({
    page,
  }) => {
    const letGo = await openEarly(page, LONG_DOC);
    await scrollTo(page, 1000);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 900);
    await expect.poll(async () => (await navbar(page).boundingBox())?.y).toBe(0);
    const link = navbar(page).getByRole('link', { name: 'Events' });
    const before = await link.boundingBox();
    const { x = 0, y = 0 } = before ?? {};
    await page.mouse.move(x + 5, y + 5);
    await letGo();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await link.boundingBox()).toEqual(before);
    // Nor does it leave under a pointer that rests on it.
    await scrollTo(page, 1200);
    await expect(html(page)).toHaveAttribute('data-scrolled-down');
    expect(await link.boundingBox()).toEqual(before);
    await page.mouse.click(x + 5, y + 5);
    await expect(h1(page)).toHaveText('Events');
  });

  test('stays with an address that names a heading', async ({ page }) => {
    await page.goto(`/maintainers/lifecycle/duties#your-first-weeks`);
    await started(page);
    await expect(navbar(page)).toBeInViewport();
  });
});

test.describe('the menu of phones', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  for (const isStarted of [false, true]) {
    test(`leaves the reader where they are, closes on Escape and beside it: started ${isStarted}`, async ({
      page,
    }) => {
      await openAt(page, LONG_DOC, isStarted);
      await scrollTo(page, 1000);
      await expect(menuButton(page)).not.toBeInViewport();
      await scrollTo(page, 900);
      // The bar has come to rest; else Playwright scrolls the page to reach its button.
      await expect.poll(async () => (await navbar(page).boundingBox())?.y).toBe(0);
      await menuButton(page).tap();
      await expect(openMenu(page)).toBeInViewport();
      await expect(openMenu(page).locator('[aria-current=page]')).toBeVisible();
      expect(await scrollY(page)).toBe(900);
      await page.keyboard.press('Escape');
      await expect(openMenu(page)).toHaveCount(0);
      await menuButton(page).tap();
      await page.touchscreen.tap(386, 400);
      await expect(openMenu(page)).toHaveCount(0);
      await menuButton(page).tap();
      await page.getByRole('button', { name: 'Close navigation bar' }).tap();
      await expect(openMenu(page)).toHaveCount(0);
      expect(await scrollY(page)).toBe(900);
    });

    test(`leads back to the main menu, whose links lead on: started ${isStarted} @spec:mobile-back @spec:mobile-shown`, async ({
      page,
    }) => {
      await openAt(page, DOC, isStarted);
      await menuButton(page).tap();
      await page.getByRole('button', { name: '← Back to main menu' }).tap();
      await expect(openMenu(page).getByRole('link', { name: 'New Contributors' })).toBeVisible();
      const languages = openMenu(page).getByText('Languages');
      await languages.tap();
      await expect(openMenu(page).getByRole('link', { name: 'English' })).toBeVisible();
      await page.locator('#main-menu').getByRole('button', { name: 'Close navigation bar' }).tap();
      await expect(openMenu(page)).toHaveCount(0);
      await menuButton(page).tap();
      await page.getByRole('button', { name: '← Back to main menu' }).tap();
      await openMenu(page).getByRole('link', { name: 'Events' }).tap();
      await expect(h1(page)).toHaveText('Events');
      await expect(openMenu(page)).toHaveCount(0);
    });

    test(`is gone where the window grows past 996 px, and stays away: started ${isStarted} @spec:mobile-forced @spec:breakpoint @spec:media-threshold`, async ({
      page,
    }) => {
      await openAt(page, DOC, isStarted);
      await menuButton(page).tap();
      await page.setViewportSize({ width: 996, height: 740 });
      await expect(openMenu(page)).toBeVisible();
      await page.setViewportSize({ width: 997, height: 740 });
      await expect(openMenu(page)).toHaveCount(0);
      await expect(menuButton(page)).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
      await expect(page.getByRole('main')).toBeInViewport();
      await page.setViewportSize({ width: 996, height: 740 });
      await expect(menuButton(page)).toBeVisible();
      await expect(openMenu(page)).toHaveCount(0);
    });
  }

  test('keeps the page beside it from moving', async ({ page }) => {
    await openAt(page, LONG_DOC, false);
    await menuButton(page).tap();
    await expect(openMenu(page)).toBeInViewport();
    await page.mouse.move(386, 600);
    await page.mouse.wheel(0, 400);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    expect(await scrollY(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
  });

  test('stays open, with what is unfolded in it, while a page starts', async ({ page }) => {
    const letGo = await openEarly(page, DOC);
    await menuButton(page).tap();
    const folded = openMenu(page)
      .locator('details:not([open]) > summary')
      .filter({ visible: true });
    await folded.first().tap();
    const links = openMenu(page).getByRole('link');
    const before = await links.allTextContents();
    await letGo();
    await expect(openMenu(page)).toBeInViewport();
    expect(await links.allTextContents()).toEqual(before);
  });
});

/** Opens a page that is there but for a picture, for which `load` waits until it is let go. */
async function openBeforeLoad(page: Page, route: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/img/logo.svg', (route) => void held.push(route));
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForLoadState('load');
    // `pageshow` follows.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
}

const DEEP =
  '/community/tags/security-and-compliance/publications/controls-catalog/securing-build-pipelines';
for (const [what, viewport, route, opener] of [
  ['the menu', PHONE, DOC, '.navbar__toggle'],
  ['the list of languages', DESKTOP, DOC, '.navbar .dropdown > button'],
  ['the pages between', DESKTOP, DEEP, '.breadcrumbs button'],
  ['the menu of a page', DESKTOP, DOC, 'main .opener[popovertarget]'],
] as const) {
  test(`${what} opened before a page has loaded stays open when it has`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const load = await openBeforeLoad(page, route);
    await page.locator(opener).filter({ visible: true }).first().click();
    const open = page.locator(':popover-open');
    await expect(open).toBeVisible();
    await load();
    await expect(open).toBeVisible();
  });
}

test('an arrow of the sidebar unfolds its list at once, and the start leaves it so', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const letGo = await openEarly(page, '/projects/');
  const categories = page.locator('.theme-doc-sidebar-menu li:has(> div > details)');
  const list = categories.first().locator('> ul');
  await expect(list).toBeHidden();
  await categories.first().locator('> div summary').click();
  await expect(list).toBeVisible();
  await letGo();
  await expect(list).toBeVisible();
  await expect(categories.first().locator('> div > details')).toHaveAttribute('open');
  await categories.first().locator('> div summary').click();
  await expect(list).toBeHidden();
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('the list of languages stays there', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    for (const isStarted of [false, true]) {
      await openAt(page, '/no/such/page', isStarted);
      await navbar(page).getByRole('button', { name: 'English' }).click();
      await navbar(page).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/no\/such\/page#?$/);
      await expect(h1(page)).toHaveText('Page not found');
      await page.unroute('**/assets/js/*.js');
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`before the start, scripts ${javaScriptEnabled ? 'on their way' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the skip link is the first stop of the keyboard and leads to the text @spec:skip-link', async ({
      page,
    }) => {
      await page.route('**/assets/js/*.js', () => undefined);
      for (const route of [DOC, '/blog', '/', '/tags']) {
        await page.goto(route);
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to main content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').locator(':focus'), route).toHaveCount(1);
      }
    });
  });
}

test.describe('the search', () => {
  // After the start, searchDialog.test.ts does the same.
  test('opens and closes by its shortcuts before the start', async ({ page }) => {
    await openAt(page, DOC, false);
    for (const [first, second] of [
      ['Control+k', 'Control+k'],
      ['/', 'Control+k'],
      ['/', 'Escape'],
    ] as const) {
      await page.keyboard.press(first);
      await expect(search(page)).toBeVisible();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press(second);
      await expect(search(page)).toBeHidden();
    }
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    await expect(page.getByRole('combobox')).toHaveValue('a/b');
  });

  for (const isStarted of [false, true]) {
    test(`leaves the Enter of an input method in its field: started ${isStarted}`, async ({
      page,
    }) => {
      await openAt(page, DOC, isStarted);
      await page.keyboard.press('/');
      await page.keyboard.type('security');
      if (isStarted) {
        await expect(search(page).getByRole('row').first()).toBeVisible();
      }
      const field = page.getByRole('combobox');
      const isLeft = await field.evaluate((input) =>
        input.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            isComposing: true,
            bubbles: true,
            cancelable: true,
          }),
        ),
      );
      expect(isLeft).toBe(true);
      await page.keyboard.type(' policy');
      await expect(field).toHaveValue('security policy');
      await expect(page).toHaveURL(DOC);
    });
  }

  test('takes what is typed before the start, and finds it', async ({ page }) => {
    const letGo = await openEarly(page, DOC);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('security');
    await letGo();
    await expect(search(page).getByRole('row').first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('security');
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('keeps the caret where the reader has put it while the page starts', async ({ page }) => {
    const letGo = await openEarly(page, CATALOG);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type('abcd');
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await page.keyboard.type('x');
    await letGo();
    await page.keyboard.type('y');
    await expect(field).toHaveValue('axybcd');
    await expect(page).toHaveURL(/\?q=axybcd$/);
  });

  test('leads to its page by Enter before the start', async ({ page }) => {
    await page.route('**/assets/js/*.js', () => undefined);
    await page.goto(DOC);
    await page.keyboard.press('/');
    await page.keyboard.type('two words');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=two+words');
  });
});

test('the color mode of another tab and of the system shows before the start', async ({
  page,
  context,
}) => {
  await connect(page, SAVING);
  await page.goto(DOC);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto('/about/accessibility');
  await other.evaluate(() => localStorage.setItem('theme', 'light'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await other.close();
});

test('a link that leads to another document before the start shows the progress', async ({
  page,
}) => {
  // Keeps the longest bar that was seen, over the change of the document.
  await page.addInitScript(() => {
    const look = () => {
      const { content, transform } = getComputedStyle(document.documentElement, '::before');
      const width = content === 'none' ? 0 : Number(/matrix\(([\d.]+)/.exec(transform)?.[1] ?? 0);
      const longest = Math.max(width, Number(sessionStorage.getItem('bar')));
      sessionStorage.setItem('bar', String(longest));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const longest = () => page.evaluate(() => Number(sessionStorage.getItem('bar')));
  await page.route('**/assets/js/*.js', () => undefined);
  await page.goto(DOC);
  expect(await longest()).toBe(0);
  // A host that takes its time.
  await page.route('**/events/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await navbar(page).getByRole('link', { name: 'Events' }).click();
  await expect(h1(page)).toHaveText('Events');
  expect(await longest()).toBeGreaterThanOrEqual(0.08);
  await expect(html(page)).not.toHaveAttribute('data-leaving');
});

test('after a reload, Back leads to where the reader was', async ({ page }) => {
  await page.goto(LONG_DOC);
  await started(page);
  const title = (await h1(page).textContent()) ?? '';
  await scrollTo(page, 1500);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.navbar__item[href="/blog"]')?.click();
  });
  await expect(h1(page)).toHaveText('Blog');
  await page.route('**/assets/js/*.js', () => undefined);
  await page.reload();
  await page.unroute('**/assets/js/*.js');
  await page.goBack();
  await expect(h1(page)).toHaveText(title);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test.describe('a start that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('says so, and links go on', async ({ page }) => {
    await page.route('**/main.*.js', (route) => route.abort());
    await page.goto(CATALOG);
    const filter = page.getByRole('main').locator('th button').first();
    await filter.click();
    await expect(page.getByText(/Some controls couldn't load/)).toBeVisible();
    await expect(filter).not.toHaveAttribute('aria-busy');
    await navbar(page).getByRole('link', { name: 'Events' }).click();
    await expect(h1(page)).toHaveText('Events');
  });
});

test.describe('where something else has changed the page before the start', () => {
  test.use({ expectedErrors: [/Minified React error #418|onRecoverableError/] });

  test('the first click works all the same', async ({ page }) => {
    const letGo = await openEarly(page, CATALOG);
    await translate(page);
    await page.evaluate(() => {
      // As extensions do.
      document.body.prepend(document.createElement('div'));
      document.documentElement.append(document.createElement('div'));
      dispatchEvent(new Event('keydown'));
      document.dispatchEvent(new Event('click', { bubbles: true }));
      dispatchEvent(new ErrorEvent('error', { message: 'of an extension' }));
    });
    const head = page.getByRole('main').locator('th button').first();
    await head.scrollIntoViewIfNeeded();
    const before = await scrollY(page);
    await head.click();
    await letGo();
    await expect(page).toHaveURL(/\?sort=name$/);
    expect(await scrollY(page)).toBe(before);
    await expect(page.getByText(/Some controls couldn't load/)).toBeHidden();
  });
});

test('a page that is translated after its start counts and shows what it finds', async ({
  page,
}) => {
  await page.goto(CATALOG);
  await hydrated(page);
  await translate(page);
  const main = page.getByRole('main');
  const count = main.getByRole('status').filter({ hasText: /^\d+ of \d+ incidents$/ });
  const before = await count.textContent();
  for (const words of ['npm', 'npm 2021']) {
    await main.getByRole('searchbox').fill(words);
    await expect(count).not.toHaveText(before ?? '');
    await expect(async () => {
      const found = Number.parseInt((await count.textContent()) ?? '');
      await expect(main.getByRole('table').first().getByRole('row')).toHaveCount(
        Math.min(found, 30) + 1,
        { timeout: 1000 },
      );
    }).toPass();
    await translate(page);
  }
});

test('a search in a page that is translated as it changes shows what it finds', async ({
  page,
}) => {
  await page.goto(DOC);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const rows = page.getByRole('grid', { name: 'Results' }).getByRole('row');
  for (const words of ['release', 'release notes', 'governance']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(words);
    await expect(rows.first()).toContainText(new RegExp(words.split(' ')[0] ?? '', 'i'));
    await translate(page);
  }
});

test('names and roles are the same before and after the start', async ({ page }) => {
  // Days that are left are counted from the reader's day.
  await page.clock.setFixedTime(statSync(path.join(SITES.root.dir, 'index.html')).mtime);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const [viewport, routes] of [
    // A frame of a wide table is named where it scrolls, once that is known.
    [PHONE, ['/projects/', '/', '/blog']],
    [{ width: 1440, height: 900 }, [DOC, CATALOG, '/', '/blog']],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const route of routes) {
      const letGo = await openEarly(page, route);
      const before = await page.locator('body').ariaSnapshot();
      await letGo();
      expect(await page.locator('body').ariaSnapshot()).toBe(before);
      await page.unroute('**/assets/js/*.js');
    }
  }
});

test('nothing keeps a page from coming back as it was left, before and after its start', async ({
  page,
  context,
}) => {
  await connect(page, SAVING);
  const client = await context.newCDPSession(page);
  await client.send('Page.enable');
  const reasons: string[][] = [];
  // The shell of Chromium keeps no page; this is what it has against each.
  client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(
      notRestoredExplanations
        .filter(({ type }) => type !== 'Circumstantial')
        .map(({ reason }) => reason),
    );
  });
  for (const isStarted of [false, true]) {
    await page.goto(DOC);
    if (isStarted) {
      await hydrated(page);
    }
    await page.goto('/about/accessibility');
    await page.goBack();
    await expect.poll(() => reasons.length).toBe(isStarted ? 2 : 1);
  }
  expect(reasons).toEqual([[], []]);
});
