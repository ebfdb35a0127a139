import type { Locator, Page } from '@playwright/test';
import { SITES } from './sites';
import { expect, holdScripts, hydrated, navbar, test } from './test';

const { url, baseUrl } = SITES.preview;
const TEST_PAGES = `${baseUrl}test-pages/`;

test.use({ baseURL: url, viewport: { width: 1440, height: 900 } });

const standsStill = (drawing: Locator): Promise<boolean> =>
  drawing.evaluate((svg: SVGSVGElement) => svg.animationsPaused());

/** Opens a page and stops its clock once it is ready. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00'));
}

test.describe('a page that is not there yet', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED/] });

  test('shows a spinner of 128 by 110 px after 200 ms, not before @spec:load-spinner @spec:page-states @spec:loader-delay @spec:spinner-size', async ({
    page,
  }) => {
    await openWithStoppedClock(page, `${TEST_PAGES}loading`);
    const scripts = await holdScripts(page);
    const spinner = page.locator('svg#loader');
    await page.getByRole('button', { name: 'Load' }).click();
    await scripts.asked();
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    expect(await spinner.boundingBox()).toMatchObject({ width: 128, height: 110 });
    expect(await standsStill(spinner)).toBe(false);
    await scripts.letGo();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('says why it failed, and Retry loads it again @spec:load-failure @spec:load-retry @spec:page-states @spec:error-chunk', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStoppedClock(page, `${TEST_PAGES}loading`);
    const scripts = await holdScripts(page);
    const spinner = page.locator('svg#loader');
    const retry = page.getByRole('button', { name: 'Retry' });
    await page.getByRole('button', { name: 'Load' }).click();
    await scripts.asked();
    await scripts.fail();
    await expect(retry).toBeVisible();
    await expect(page.getByText(/^ChunkLoadError: Loading chunk \S+ failed\./)).toBeVisible();

    await retry.click();
    await expect(retry).toHaveCount(0);
    await scripts.asked();
    await page.clock.runFor(200);
    await expect(spinner).toBeVisible();
    // Under reduced motion.
    expect(await standsStill(spinner)).toBe(true);
    await scripts.letGo();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });
});

test.describe('a page that fails while it is drawn', () => {
  test.use({ expectedErrors: [/The outer reason/] });

  for (const [kind, path] of [
    ['in its text', 'crash'],
    ['in its frame', 'crashOfFrame'],
  ] as const) {
    test(`${kind} says so, with the reasons, and recovers by Try again @spec:crash @spec:crash-chain @spec:crash-title @spec:error-render`, async ({
      page,
    }) => {
      await page.goto(TEST_PAGES + path);
      await hydrated(page);
      await page.getByRole('button', { name: 'Break' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
      await expect(page).toHaveTitle('Page Error');
      await expect(page.getByText('The outer reason')).toHaveText(
        'The outer reason\n\nCause:\nThe inner reason',
      );
      await page.evaluate(() => {
        window.isMended = true;
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).not.toHaveTitle('Page Error');
      // It is drawn anew, as it was before it was broken.
      await page.getByRole('button', { name: 'Break' }).click();
      await expect(page.getByText('Recovered')).toBeVisible();
    });
  }
});

test.describe('after a page of the docs has crashed', () => {
  test.use({ expectedErrors: [/The outer reason/] });
  const crashed = (page: Page) => page.getByRole('heading', { name: 'This page crashed.' });

  /** Has the list of events fail on the page that is opened next. */
  const setBroken = (page: Page, isBroken: boolean) =>
    page.evaluate((value) => {
      Object.assign(window, { isBroken: value });
    }, isBroken);

  test('another page of them shows, and so does the page that Back leads to @spec:crash @spec:error-render', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const reverse = Object.getOwnPropertyDescriptor(Array.prototype, 'reverse')
        ?.value as () => unknown[];
      Array.prototype.reverse = function (this: unknown[]) {
        const isList = this.some((item) => (item as { series?: string } | null)?.series);
        if (isList && (window as { isBroken?: boolean }).isBroken) {
          throw new Error('The outer reason');
        }
        return reverse.call(this);
      };
    });
    await page.goto(`${baseUrl}events/project-pavilion`);
    await hydrated(page);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await setBroken(page, true);
    await sidebar.getByRole('link', { name: /^KubeCon/ }).click();
    await expect(crashed(page)).toBeVisible();
    await setBroken(page, false);
    await navbar(page).getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CNCF projects');
    await expect(page).not.toHaveTitle('Page Error');
    await setBroken(page, true);
    await page.goBack();
    await expect(crashed(page)).toBeVisible();
    await setBroken(page, false);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Pavilion');
  });

  test('of its frame, Back and Forward lead on @spec:crash @spec:error-render', async ({
    page,
  }) => {
    await page.goto(`${TEST_PAGES}crash`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Crash of the frame' }).click();
    // The page before has such a button, too, and is there until this one has been loaded.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash of the frame');
    await page.getByRole('button', { name: 'Break' }).click();
    await expect(crashed(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash');
  });
});

test.describe('progress bar', () => {
  /** Every width that the bar has had, in percent. */
  const recordWidths = (page: Page) =>
    page.addInitScript(() => {
      const widths: number[] = [];
      Object.assign(window, { widths });
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        const left = /translate3d\(-?([\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
        const width = left === undefined ? undefined : 100 - Number(left);
        if (width !== undefined && width !== widths.at(-1)) widths.push(width);
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
    });
  const widths = (page: Page) =>
    page.evaluate(() => (window as unknown as { widths: number[] }).widths);

  test('shows after 200 ms, starts at 8 %, grows by 2 % at most every 800 ms, in steps of 200 ms, and ends at 100 % @spec:progress-bar @spec:progress-way @spec:progress-delay @spec:progress-minimum @spec:progress-speed @spec:progress-trickle', async ({
    page,
  }) => {
    // The longest steps there are.
    await page.addInitScript(() => {
      Math.random = () => 1;
    });
    await recordWidths(page);
    await openWithStoppedClock(page, `${baseUrl}maintainers/`);
    const scripts = await holdScripts(page);
    const bar = page.locator('#nprogress');
    await navbar(page).getByText('Events').click();
    await scripts.asked();
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect.poll(() => widths(page)).toEqual([8]);
    await expect(bar.locator('.bar')).toHaveCSS('transition-duration', '0.2s');
    await page.clock.runFor(799);
    expect(await widths(page)).toEqual([8]);
    await page.clock.runFor(1);
    await expect.poll(() => widths(page)).toEqual([8, 10]);
    await page.clock.runFor(800);
    await expect.poll(() => widths(page)).toEqual([8, 10, 12]);
    await scripts.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
    expect((await widths(page)).at(-1)).toBe(100);
  });

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStoppedClock(page, `${baseUrl}maintainers/`);
    const scripts = await holdScripts(page);
    await navbar(page).getByText('Events').click();
    await scripts.asked();
    await page.clock.runFor(2000);
    const bar = page.locator('#nprogress .bar');
    await expect(bar).toHaveCSS('transform', 'none');
    await expect(bar).toHaveCSS('transition-duration', '0s');
    await scripts.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });

  test('does not show for a page that is there at once @spec:progress-bar', async ({ page }) => {
    await recordWidths(page);
    await page.goto(`${baseUrl}maintainers/`);
    await hydrated(page);
    await navbar(page).getByText('Events').hover();
    await navbar(page).getByText('Events').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
    expect(await widths(page)).toEqual([]);
  });
});

test.describe('developers', () => {
  test.use({ expectedErrors: [/Error: /] });

  test('read in words what they got wrong @spec:unknown-item @spec:error-route-context @spec:error-docs-plugin @spec:error-docs-path @spec:error-doc-id @spec:error-sidebar-id @spec:error-version-doc @spec:error-navbar-item', async ({
    page,
  }) => {
    await page.goto(`${TEST_PAGES}errors`);
    await hydrated(page);
    const told = async (mistake: string) =>
      (await page.locator(`[data-mistake="${mistake}"]`).textContent()) ?? '';
    await expect(page.locator('[data-mistake]')).toHaveCount(9);
    expect(await told('route context outside of a route')).toBe(
      'Unexpected: no Docusaurus route context found',
    );
    expect(await told('navbar item of an unknown type')).toBe(
      'No NavbarItem component found for type "nonsense".',
    );
    expect(await told('docs plugin that is not there')).toMatch(
      /^You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled \(pluginId=none/,
    );
    expect(await told('docs plugin of a path outside the docs')).toBe(
      `Can't find active docs plugin for "${TEST_PAGES}errors" pathname, while it was expected to be found. Maybe you tried to use a docs feature that can only be used on a docs-related page? Existing docs plugin paths are: /elsewhere/`,
    );
    expect(await told('doc of an unknown id')).toBe('no version doc found by id=no/such/doc');
    expect(await told('layout doc of an unknown id')).toMatch(
      /^Couldn't find any doc with id "no\/such\/doc" in version/,
    );
    expect(await told('sidebar of an unknown id')).toMatch(
      /^Can't find any sidebar with id "noSuchSidebar" in version/,
    );
    expect(await told('current sidebar outside of the docs')).toMatch(/DocsSidebarProvider/);
    expect(await told('version outside of the docs')).toMatch(/DocsVersionProvider/);
  });
});

test('the preferred version is kept over a reload @spec:preferred-version', async ({ page }) => {
  await page.goto(`${TEST_PAGES}preferredVersion`);
  await hydrated(page);
  await expect(page.locator('output')).toHaveText('none');
  await page.getByRole('button', { name: 'Prefer' }).click();
  await expect(page.locator('output')).toHaveText('Next');
  await page.reload();
  await expect(page.locator('output')).toHaveText('Next');
  const kept = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(kept).toBe('current');
});
