// cspell:ignore שלום
import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './axe';
import { indexRequestsOf, warningsOf } from './listening';
import { SITES } from './sites';
import { expect, hydrated, test } from './test';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });
const inputOf = (page: Page) => dialogOf(page).getByRole('combobox');
const rowsOf = (page: Page) => dialogOf(page).getByRole('row');
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const selectedOf = (page: Page) => dialogOf(page).locator('[role="row"][aria-selected="true"]');

async function openOn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await buttonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
}

/** Resolves once a page is shown: its address comes first, and its frame has a search of its own. */
const shown = (page: Page, title: RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

test.describe('opening and closing', () => {
  const WAYS: ((page: Page) => Promise<void>)[] = [
    (page) => buttonOf(page).click(),
    (page) => page.keyboard.press('Control+k'),
    (page) => page.keyboard.press('Meta+k'),
    (page) => page.keyboard.press('/'),
  ];
  const WAYS_OUT: ((page: Page) => Promise<void>)[] = [
    (page) => page.keyboard.press('Escape'),
    (page) => page.keyboard.press('Control+k'),
    (page) => page.keyboard.press('Meta+k'),
    // On the backdrop.
    (page) => page.mouse.click(8, 400),
    (page) => page.getByRole('button', { name: 'Close search' }).click(),
  ];

  test('opens by its button and its shortcuts @spec:search-item @spec:layout-search @spec:modal-button @spec:modal-shortcut @spec:modal-slash @spec:text-placeholder @spec:shortcuts', async ({
    page,
  }) => {
    await page.goto('/events/');
    await hydrated(page);
    for (const open of WAYS) {
      await open(page);
      await expect(dialogOf(page)).toBeVisible();
      await expect(inputOf(page)).toBeFocused();
      await expect(inputOf(page)).toHaveValue('');
      await expect(inputOf(page)).toHaveAttribute('placeholder', 'Search');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
  });

  test('closes by Escape, its shortcuts, a click on the backdrop and its button, and the focus returns to where it was @spec:modal-escape @spec:modal-backdrop @spec:modal-same-shortcut @spec:shortcuts', async ({
    page,
  }) => {
    await page.goto('/events/');
    await hydrated(page);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    for (const close of WAYS_OUT) {
      await page.keyboard.press('/');
      await expect(inputOf(page)).toBeFocused();
      await close(page);
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test('a slash in an input is a slash @spec:modal-slash', async ({ page }) => {
    await page.goto('/search');
    await hydrated(page);
    await page.getByRole('searchbox').press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('leaves Ctrl+Shift+K to the browser', async ({ page }) => {
    await page.goto('/search');
    await hydrated(page);
    const isTaken = (keys: string) =>
      page.evaluate((names) => {
        const [key = '', ...held] = names.split('+').reverse();
        const init = { ctrlKey: held.includes('Control'), shiftKey: held.includes('Shift') };
        return !document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
        );
      }, keys);
    expect(await isTaken('Control+Shift+K')).toBe(false);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await isTaken('Control+k')).toBe(true);
    await expect(dialogOf(page)).toBeVisible();
  });

  test('the page behind keeps still, and the focus stays in the dialog', async ({ page }) => {
    await openOn(page, '/events/');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest('dialog') === null;
      });
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  });
});

test('the index is loaded once, when the dialog is first opened @spec:local-search @spec:config-hash @spec:call-index @spec:call-index-when @spec:call-external-none', async ({
  page,
}) => {
  const requests = indexRequestsOf(page);
  await page.goto('/events/');
  await hydrated(page);
  expect(requests).toEqual([]);
  await buttonOf(page).click();
  await expect.poll(() => requests).toEqual([`${SITES.root.url}/search-index.json`]);
  await inputOf(page).fill('emeritus');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await buttonOf(page).click();
  await inputOf(page).fill('kubecon');
  await expect(rowsOf(page).first()).toContainText('KubeCon');
  expect(requests).toHaveLength(1);
});

test.describe('results', () => {
  test('are at most five links, with area and marked words @spec:limit-results @spec:text-count', async ({
    page,
  }) => {
    await openOn(page, '/');
    await inputOf(page).fill('governance');
    await expect(rowsOf(page)).toHaveCount(5);
    await expect(dialogOf(page).getByRole('status')).toHaveText(/^\d+ documents found$/);
    await expect(rowsOf(page).first().locator('mark').first()).toHaveText(/governance/i);
    await expect(rowsOf(page).first()).toContainText(/Projects|Community|Resources/);
    for (const row of await rowsOf(page).all()) {
      await expect(row.getByRole('link')).toHaveAttribute('href', /^\//);
    }
  });

  test('of a page have its sections below, which lead to them @spec:modal-enter @spec:text-count-one', async ({
    page,
  }) => {
    await openOn(page, '/');
    await inputOf(page).fill('CVE-2022-47966');
    await expect(dialogOf(page).getByRole('status')).toHaveText('1 document found');
    // Sections come with the last part of the index.
    await expect(rowsOf(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const section = selectedOf(page).getByRole('link');
    const href = (await section.getAttribute('href')) ?? '';
    expect(href).toContain('#');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1] ?? ''}"]`)).toBeInViewport();
  });

  test('show the words wherever they stand in a section', async ({ page }) => {
    await openOn(page, '/');
    await inputOf(page).fill('bug bounty');
    const sections = rowsOf(page).filter({ has: page.locator('a[href*="#"]') });
    await expect(sections.first()).toBeVisible();
    for (const section of await sections.all()) {
      const excerpt = section.locator('a > span:nth-child(4)');
      await expect(excerpt.locator('mark').first()).toBeVisible();
      const around = await excerpt.locator('span').allTextContents();
      expect(around.join('').length).toBeLessThanOrEqual(50);
    }
  });

  test.describe('whose copies', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    for (const isThere of [true, false]) {
      test(isThere ? 'come late do not move' : 'are missing have no excerpts', async ({ page }) => {
        let letGo: () => void = () => undefined;
        const isHeld = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route('**/search-text/**', async (route) => {
          await isHeld;
          await (isThere ? route.continue() : route.fulfill({ status: 404 }));
        });
        await openOn(page, '/');
        const isAsked = page.waitForRequest('**/search-text/**');
        await inputOf(page).fill('bug bounty');
        const copy = await isAsked;
        const boxes = () =>
          rowsOf(page).evaluateAll((rows) =>
            rows.map((row) => {
              const { top, height } = row.getBoundingClientRect();
              return [top, height];
            }),
          );
        const before = await boxes();
        const excerpts = rowsOf(page)
          .filter({ has: page.locator('a[href*="#"]') })
          .locator('a > span:nth-child(4)');
        await expect(excerpts.first()).toBeEmpty();
        letGo();
        await copy.response();
        if (isThere) {
          await expect(excerpts.first().locator('mark').first()).toBeVisible();
        } else {
          await expect(excerpts.first()).toBeEmpty();
        }
        expect(await boxes()).toEqual(before);
      });
    }
  });

  test('of nothing say so once, and lead on @spec:empty-query @spec:zero-hits @spec:text-no-results @spec:text-none-found', async ({
    page,
  }) => {
    await openOn(page, '/');
    await expect(dialogOf(page).getByRole('status')).toHaveText(
      'Please provide a search query to show results.',
    );
    await inputOf(page).fill('zzzzzzzz');
    await expect(dialogOf(page).getByRole('status')).toHaveText('No documents were found');
    await expect(dialogOf(page).getByText('No results.')).toBeInViewport();
    // Only for screen readers.
    await expect(dialogOf(page).getByRole('status')).toHaveCSS('clip-path', 'inset(50%)');
    await dialogOf(page).getByRole('link', { name: 'All tags' }).click();
    await expect(page).toHaveURL('/tags');
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('are all on the search page @spec:text-see-all @spec:text-results-for', async ({ page }) => {
    await openOn(page, '/');
    await inputOf(page).fill('due & diligence');
    await dialogOf(page).getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL('/search?q=due+%26+diligence');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "due & diligence"',
    );
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test('works with the keyboard alone @spec:modal-arrows @spec:modal-enter', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.type('governance');
  await expect(rowsOf(page)).toHaveCount(5);
  await expect(inputOf(page)).toHaveAttribute('aria-expanded', 'true');
  const selects = async (row: Locator) => {
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(inputOf(page)).toHaveAttribute(
      'aria-activedescendant',
      (await row.getAttribute('id')) ?? '',
    );
    await expect(selectedOf(page)).toHaveCount(1);
  };
  await selects(rowsOf(page).nth(0));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await selects(rowsOf(page).nth(2));
  await page.keyboard.press('ArrowUp');
  await selects(rowsOf(page).nth(1));
  const href = (await rowsOf(page).nth(1).getByRole('link').getAttribute('href')) ?? '';
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(href);
  await tab.close();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialogOf(page)).toHaveCount(0);
});

test.describe('typing faster than answers come', () => {
  test('ends with the answer to the last query', async ({ page }) => {
    let letGo: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/search-index.json', async (route) => {
      await isHeld;
      await route.continue();
    });
    await openOn(page, '/');
    // Before the code of the results is there, Enter leads to the page of the search.
    await expect(dialogOf(page).getByRole('heading', { name: 'Try' })).toBeVisible();
    await page.keyboard.type('kubecon');
    await expect(dialogOf(page).getByRole('status')).toHaveText('Loading the search index.');
    await inputOf(page).fill('');
    await page.keyboard.type('emeritus');
    await page.keyboard.press('Enter');
    letGo();
    // Enter opens the first result of what was typed last, once it is there.
    await expect(page).toHaveURL('/maintainers/lifecycle/emeritus');
  });
});

test.describe('odd queries', () => {
  const ODD = {
    HTML: '<img src=x onerror=alert(1)> <b>governance</b>',
    'a regular expression': '(gov+)+$ [z-a] \\ .*',
    '10,000 characters': 'governance '.repeat(1000).slice(0, 10_000),
    emoji: '🚀 governance 🙂',
    'right-to-left text': 'שלום governance',
    'control characters': '\u0001\u202e governance \u0007',
    'an address': 'javascript:alert(1)',
  };

  test.beforeEach(({ page }) => {
    page.on('dialog', () => {
      throw new Error('The query was run.');
    });
  });

  test('do no harm in the dialog @spec:any-query', async ({ page }) => {
    await openOn(page, '/');
    const status = dialogOf(page).getByRole('status');
    for (const [name, query] of Object.entries(ODD)) {
      await inputOf(page).fill(query);
      await expect(status, name).toHaveText(/documents? (?:was|were )?found/);
      await expect(dialogOf(page).locator('img, b'), name).toHaveCount(0);
      await inputOf(page).fill('');
      await expect(status, name).not.toHaveText(/found/);
    }
  });

  test('do no harm on the search page', async ({ page }) => {
    for (const [name, query] of Object.entries(ODD)) {
      await page.goto(`/search?q=${encodeURIComponent(query.slice(0, 2000))}`);
      await expect(page.getByRole('status'), name).toHaveText(/documents? (?:was|were )?found/);
      await expect(page.getByRole('main').locator('b, img'), name).toHaveCount(0);
    }
  });
});

test('recent searches are shown and can be cleared; no words are marked on the target page @spec:highlight-off', async ({
  page,
}) => {
  await openOn(page, '/');
  await inputOf(page).fill('emeritus');
  await rowsOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/maintainers/lifecycle/emeritus');
  await shown(page, /emeritus/i);
  await expect(page.locator('article mark')).toHaveCount(0);
  await buttonOf(page).click();
  const recent = dialogOf(page).getByRole('button', { name: 'emeritus', exact: true });
  await recent.click();
  await expect(inputOf(page)).toHaveValue('emeritus');
  await expect(inputOf(page)).toBeFocused();
  await expect(rowsOf(page).first()).toContainText('Emeritus');
  await inputOf(page).fill('');
  await dialogOf(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search-recents'))).toBeNull();
});

test('a failed download is asked for and logged once for each opening @spec:index-failure', async ({
  page,
}) => {
  const warnings = warningsOf(page);
  const requests = indexRequestsOf(page);
  await page.route('**/search-index.json', (route) => route.fulfill({ body: 'not JSON' }));
  await page.goto('/');
  // Before the start, which opens the index at once; the results come when it has failed.
  const isWarned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Recent searches')) {
      await isWarned;
    }
    await route.fulfill({ response });
  });
  await buttonOf(page).click();
  await inputOf(page).fill('emeritus');
  await expect(dialogOf(page)).toContainText('No results.');
  expect([warnings.length, requests.length]).toEqual([1, 1]);
  await page.keyboard.press('Escape');
  await buttonOf(page).click();
  await inputOf(page).fill('emeritus');
  await expect(dialogOf(page)).toContainText('No results.');
  expect([warnings.length, requests.length]).toEqual([2, 2]);
});

test.describe('analytics', () => {
  test('hear of a search if the page has them @spec:analytics-site-search @spec:analytics-search', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, {
        heard,
        _paq: heard,
        gtag: (...event: unknown[]) => heard.push(event),
      });
    });
    await openOn(page, '/');
    await inputOf(page).fill('CVE-2022-47966');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
      .toEqual([
        ['trackSiteSearch', 'CVE-2022-47966', false, 1],
        ['event', 'search', { search_term: 'CVE-2022-47966' }],
      ]);
  });
});

test('has no barriers that can be found by machine, in both themes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openOn(page, '/markdown-page');
  await inputOf(page).fill('governance');
  await expect(rowsOf(page)).toHaveCount(5);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violationsOf(page, 'colors')).toEqual([]);
});

test('shows the selection in forced colors, and moves nothing where motion is unwanted', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openOn(page, '/');
  await inputOf(page).fill('governance');
  await expect(rowsOf(page)).toHaveCount(5);
  const borderOf = (row: Locator) =>
    row.getByRole('link').evaluate((link) => getComputedStyle(link).borderColor);
  expect(await borderOf(rowsOf(page).nth(0))).not.toBe(await borderOf(rowsOf(page).nth(1)));
  await page.keyboard.press('ArrowDown');
  const moving = await dialogOf(page).evaluate(
    (dialog) => dialog.getAnimations({ subtree: true }).length,
  );
  expect(moving).toBe(0);
});

test('searches in a worker that is one file', async ({ page }) => {
  await openOn(page, '/');
  await inputOf(page).fill('governance');
  await expect(rowsOf(page)).toHaveCount(5);
  const workers = page.workers();
  expect(workers.map((worker) => worker.url())).toEqual([
    expect.stringContaining('/search-worker.'),
  ]);
  const loaded = await workers[0]?.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('has five results beside the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 508 });
    await openOn(page, '/projects/');
    await inputOf(page).fill('governance');
    await expect(rowsOf(page).nth(4)).toBeInViewport({ ratio: 1 });
  });

  test('fills the screen, and its end can be reached above an on-screen keyboard', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await buttonOf(page).tap();
    await inputOf(page).fill('governance');
    await expect(rowsOf(page)).toHaveCount(5);
    // What is left of the screen when a keyboard comes up.
    await page.setViewportSize({ width: 360, height: 340 });
    await rowsOf(page).last().scrollIntoViewIfNeeded();
    await expect(rowsOf(page).last()).toBeInViewport();
    await expect(inputOf(page)).toBeInViewport();
    // A cross that a finger hits.
    const close = page.getByRole('button', { name: 'Close search' });
    await expect(close).toHaveText('×', { useInnerText: true });
    const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await rowsOf(page).last().getByRole('link').tap();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).not.toHaveURL('/');
  });
});

test.describe('under a base path', () => {
  test.use({ baseURL: SITES.preview.url });

  test('index, results and search page keep to it @spec:call-index', async ({ page }) => {
    const { baseUrl } = SITES.preview;
    await openOn(page, baseUrl);
    await inputOf(page).fill('emeritus');
    await rowsOf(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`${baseUrl}maintainers/lifecycle/emeritus?_highlight=emeritus`);
    await shown(page, /emeritus/i);
    await buttonOf(page).click();
    await inputOf(page).fill('emeritus');
    await dialogOf(page).getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL(`${baseUrl}search?q=emeritus`);
  });

  // The site under the base path has the options on that this site leaves off.
  test('options: index by its hash, other sites, marks on the target page @spec:call-index-hash @spec:call-external @spec:call-external-failure @spec:error-external', async ({
    page,
  }) => {
    const { baseUrl, url } = SITES.preview;
    const requests = indexRequestsOf(page);
    const warnings = warningsOf(page);
    await openOn(page, baseUrl);
    await inputOf(page).fill('emeritus');
    const sister = dialogOf(page).getByRole('rowgroup', { name: 'Sister site' });
    await expect(sister.getByRole('link').first()).toHaveAttribute(
      'href',
      `${url}${baseUrl}maintainers/lifecycle/emeritus?_highlight=emeritus`,
    );
    await expect(dialogOf(page).getByRole('rowgroup', { name: 'Lost site' })).toHaveCount(0);
    expect(warnings).toEqual([
      `Unable to fetch search index for Lost site from: ${baseUrl}robots.txt`,
    ]);
    expect(requests.sort()).toEqual([
      `${url}${baseUrl}search-index.json`,
      expect.stringMatching(/\/search-index\.json\?_=[0-9a-f]{12}$/),
    ]);
    await rowsOf(page).first().getByRole('link').click();
    const marks = page.locator('article mark');
    await expect(marks.first()).toHaveText(/^emeritus$/i);
  });
});
