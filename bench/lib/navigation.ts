import type { Browser, Page } from '@playwright/test';
import { median } from 'd3-array';
import { SAMPLES } from '../../e2e/samples';
import { transferOf } from '../../e2e/weights';

const RUNS = 5;
/** Enough for all that the pointer or the new page asks for. */
const SETTLED_MS = 1000;

export interface NavigationFigures {
  /** What the next page asks for if nothing was fetched ahead, compressed. */
  bytes: number;
  /** Milliseconds from the click to the new heading if it was; median. */
  shown: number;
}

/** Opens a document page. */
async function open(page: Page, origin: string): Promise<void> {
  await page.goto(origin + SAMPLES['document page']);
  // Readers who save data start a page by using it; no real key, which tells the browser the same.
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.waitForTimeout(SETTLED_MS);
}

/**
 * Follows the link to the next page.
 *
 * @returns milliseconds from the click to the new heading
 */
function follow(page: Page): Promise<number> {
  return page.locator('.pagination-nav__link--next').evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        const begin = performance.now();
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading !== undefined && heading !== before) {
            observer.disconnect();
            requestAnimationFrame(() => {
              resolve(performance.now() - begin);
            });
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
        (link as HTMLElement).click();
      }),
  );
}

/** Bytes that the next page needs. Readers who save data get nothing ahead, on both sites. */
async function weighNextPage(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  await open(page, origin);
  const urls = new Set<string>();
  page.on('request', (request) => urls.add(request.url()));
  await follow(page);
  await page.waitForTimeout(SETTLED_MS);
  await page.close();
  const transfers = await Promise.all([...urls].map(transferOf));
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Milliseconds until the next page is shown, after the pointer has rested on its link. */
async function timeNextPage(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await open(page, origin);
  await page.locator('.pagination-nav__link--next').hover();
  await page.waitForTimeout(SETTLED_MS);
  const time = await follow(page);
  await page.close();
  return time;
}

/**
 * A step from a document page to the next.
 *
 * @param origin of a built site
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
): Promise<NavigationFigures> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await timeNextPage(browser, origin));
  }
  return { bytes: await weighNextPage(browser, origin), shown: median(times) ?? Number.NaN };
}
