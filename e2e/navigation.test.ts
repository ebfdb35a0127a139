import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SITES } from './sites';
import { connect, expect, h1, hydrated, navbar, test } from './test';

const DOC = '/maintainers/lifecycle/duties';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a link', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  /** Paths below `/assets/` that the page has asked for, and those that have come. */
  function recordAssets(page: Page) {
    const asked: string[] = [];
    const come = new Set<string>();
    const pathOf = (url: string) => new URL(url).pathname;
    page.on('request', (request) => asked.push(pathOf(request.url())));
    page.on('requestfinished', (request) => come.add(pathOf(request.url())));
    return {
      come,
      /** The tables of a page that were asked for. */
      tablesOf: (route: string) =>
        asked.filter((path) => path.startsWith('/assets/pages/') && path.endsWith(`${route}.json`)),
    };
  }

  test('that the pointer touches or presses loads its page before the click @spec:chunks-ahead @spec:call-chunks', async ({
    page,
  }) => {
    const { come, tablesOf } = recordAssets(page);
    await page.goto(DOC);
    await hydrated(page);
    // A finger presses without having hovered.
    await navbar(page).getByText('Projects').dispatchEvent('touchstart');
    await expect.poll(() => tablesOf('/projects/index')).toHaveLength(1);
    const table = page.waitForResponse('**/assets/pages/*/events/index.json');
    await navbar(page).getByText('Events').hover();
    // Chunks of the page, not only of what its links lead to: without the network it still opens.
    const { files } = (await (await table).json()) as { files: Record<string, string> };
    const left = () => Object.values(files).filter((file) => !come.has(`/${file}`));
    await expect.poll(left).toEqual([]);
    await page.context().setOffline(true);
    await navbar(page).getByText('Events').click();
    await expect(h1(page)).toHaveText('Events');
  });

  test('that the keyboard rests on loads its page, one that it passes does not @spec:chunks-ahead', async ({
    page,
  }) => {
    const { tablesOf } = recordAssets(page);
    await page.goto(DOC);
    await hydrated(page);
    // Both in one task: the focus only passes the first.
    await page.evaluate(() => {
      for (const area of ['projects', 'events']) {
        document.querySelector<HTMLElement>(`.navbar a[href="/${area}/"]`)?.focus();
      }
    });
    await expect.poll(() => tablesOf('/events/index')).toHaveLength(1);
    expect(tablesOf('/projects/index')).toEqual([]);
  });

  for (const [name, connection] of [
    ['on 2g', { effectiveType: '2g', saveData: false }],
    ['with data saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`loads nothing before the click ${name} @spec:chunks-saving`, async ({ page }) => {
      await connect(page, connection);
      const { tablesOf } = recordAssets(page);
      await page.goto(DOC);
      await hydrated(page);
      await navbar(page).getByText('Events').hover();
      await navbar(page).getByText('Projects').dispatchEvent('touchstart');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect([...tablesOf('/events/index'), ...tablesOf('/projects/index')]).toEqual([]);
      await navbar(page).getByText('Events').click();
      await expect(h1(page)).toHaveText('Events');
      expect(tablesOf('/events/index')).toHaveLength(1);
    });
  }
});

test('a link to a heading leads to that heading, and one to a page to its top @spec:scroll-top @spec:scroll-hash', async ({
  page,
}) => {
  await page.goto('/contributors/getting-started');
  await hydrated(page);
  const links = page.locator('.table-of-contents a');
  const target = (await links.last().getAttribute('href')) ?? '';
  await links.last().click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(target)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await navbar(page).getByText('Events').click();
  await expect(h1(page)).toHaveText('Events');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back and Forward lead to where the reader was, from a heading of the address, too', async ({
  page,
}) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const readTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    // The page has been told.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  };
  for (const fragment of ['', '#learn-more-and-meet-people']) {
    await page.goto('/contributors/getting-started');
    await hydrated(page);
    if (fragment) {
      await page.locator('.table-of-contents a').last().click();
      await expect(page).toHaveURL(/#/);
    }
    await readTo(900);
    // Without scrolling, since that is what is looked at.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.navbar__item[href="/events/"]')?.click();
    });
    await expect(h1(page)).toHaveText('Events');
    expect(await scrollY()).toBe(0);
    await readTo(300);
    await page.goBack();
    await expect(h1(page)).not.toHaveText('Events');
    await expect.poll(scrollY).toBe(900);
    await page.goForward();
    await expect(h1(page)).toHaveText('Events');
    await expect.poll(scrollY).toBe(300);
  }
});

/** Waits until a heading is on the screen, below the top bar if that shows. */
async function isClearOfBar(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        // Browsers scroll by whole pixels.
        return top > Math.max(bar, 0) - 1 && top < window.innerHeight;
      }, id),
    )
    .toBe(true);
}

test.describe('the heading that a hash names is never under the top bar', () => {
  const ROUTE = '/projects/lifecycle/';
  const ID = 'the-freeze-around-kubecon--cloudnativecon';
  const QUERY = 'freeze around KubeCon';

  test('by a link in the page, a reload, and Back @spec:scroll-hash', async ({ page }) => {
    await page.goto(ROUTE);
    await hydrated(page);
    await page.locator(`.table-of-contents a[href="#${ID}"]`).filter({ visible: true }).click();
    await isClearOfBar(page, ID);
    await page.reload();
    await hydrated(page);
    await isClearOfBar(page, ID);
    // Without scrolling, since Back leads to where the reader was.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.navbar__item[href="/blog"]')?.click();
    });
    await expect(h1(page)).toHaveText('Blog');
    await page.goBack();
    await expect(h1(page)).not.toHaveText('Blog');
    await isClearOfBar(page, ID);
  });

  test('by a link on another page @spec:scroll-hash', async ({ page }) => {
    await page.goto('/events/');
    await hydrated(page);
    await page.getByRole('main').locator(`a[href="${ROUTE}#${ID}"]`).first().click();
    await expect(page).toHaveURL(`${ROUTE}#${ID}`);
    await isClearOfBar(page, ID);
  });

  test('from the page of search results @spec:scroll-hash', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(QUERY)}`);
    await page.getByRole('main').locator(`a[href*="#${ID}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`#${ID}$`));
    await isClearOfBar(page, ID);
  });

  test('from the search dialog @spec:scroll-hash', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill(QUERY);
    await page.getByRole('dialog').locator('a[href*="#"]').first().click();
    await expect(page).toHaveURL(/#/);
    await isClearOfBar(page, decodeURIComponent(new URL(page.url()).hash.slice(1)));
  });
});

test.describe('unclean paths on hosts that do not redirect them', () => {
  for (const path of ['/events/kubecon.html', '/events/kubecon/index.html']) {
    test(`${path} shows its page @spec:clean-path`, async ({ page }) => {
      const body = readFileSync(`${SITES.root.dir}/events/kubecon.html`, 'utf8');
      await page.route(`**${path}*`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${path}?from=here#editions`);
      await hydrated(page);
      await expect(h1(page)).toContainText('KubeCon');
      await expect(page).toHaveURL('/events/kubecon?from=here#editions');
    });
  }
});

test.describe('a section that opens and closes', () => {
  /** Opens each closed category of the sidebar, and tells how long that takes, and how high it is. */
  async function openAll(page: Page): Promise<{ duration: number; height: number }[]> {
    await page.goto('/projects/');
    await hydrated(page);
    const buttons = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('details:not([open]) > summary')
      .filter({ visible: true });
    const opened: { duration: number; height: number }[] = [];
    for (let count = await buttons.count(); count > 0; count = await buttons.count()) {
      await page.evaluate(() => {
        const observer = new MutationObserver(([record]) => {
          const { style, scrollHeight } = record?.target as HTMLElement;
          const [, time = '', unit] = /height ([\d.]+)(m?s)/.exec(style.transition) ?? [];
          if (time) {
            const duration = Number(time) * (unit === 's' ? 1000 : 1);
            Object.assign(window, { animation: { duration, height: scrollHeight } });
            observer.disconnect();
          }
        });
        observer.observe(document, { subtree: true, attributeFilter: ['style'] });
      });
      await buttons.first().click();
      const animation = await page.waitForFunction(
        () => (window as unknown as { animation?: { duration: number; height: number } }).animation,
      );
      opened.push((await animation.jsonValue()) ?? { duration: 0, height: 0 });
      await page.evaluate(() => Object.assign(window, { animation: undefined }));
    }
    return opened;
  }

  test('takes the longer the higher it is @spec:collapse-duration', async ({ page }) => {
    const opened = (await openAll(page)).sort((a, b) => a.height - b.height);
    expect(opened.at(-1)?.height).toBeGreaterThan(opened[0]?.height ?? Infinity);
    expect(opened.at(-1)?.duration).toBeGreaterThan(opened[0]?.duration ?? Infinity);
  });

  test('takes one millisecond for readers who want no motion @spec:collapsible-motion @spec:collapse-reduced', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const durations = new Set((await openAll(page)).map(({ duration }) => duration));
    expect([...durations]).toEqual([1]);
  });
});
