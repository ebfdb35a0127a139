import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './browser';
import { expect, hydrated, test } from './test';

const AREAS = ['/contributors/', '/projects/', '/community/', '/resources/', '/events/'];

/** Rounds after which all pages are loaded, and those of 200 navigations. */
const WARM_UP = 8;
const ROUNDS = 200 / AREAS.length;

test('200 navigations in one tab keep no page: memory is flat', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // What the engine compiles as a visit goes on is its own; here only what the site keeps counts.
    args: [...BROWSER_ARGS, '--js-flags=--jitless'],
  });
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await page.goto('/');
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { usedSize, nodes, jsEventListeners };
  };
  // Within one call, since each call from outside leaves something behind.
  const navigate = (rounds: number) =>
    page.evaluate(
      async ([routes, times]) => {
        const shown = () => document.querySelector('h1')?.textContent;
        for (let round = 0; round < times; round += 1) {
          for (const route of routes) {
            const before = shown();
            document.querySelector<HTMLElement>(`nav a[href="${route}"]`)?.click();
            while (location.pathname !== route || shown() === before) {
              await new Promise(requestAnimationFrame);
            }
          }
        }
      },
      [AREAS, rounds] as const,
    );

  await navigate(WARM_UP);
  const before = await measure();
  await navigate(ROUNDS);
  const after = await measure();
  for (const name of ['usedSize', 'nodes', 'jsEventListeners'] as const) {
    expect(after[name] / before[name], name).toBeLessThan(1.1);
  }
  await browser.close();
});
