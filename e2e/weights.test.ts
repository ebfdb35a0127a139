import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SITES } from './sites';
import { type Transfer, visit, weigh } from './weights';
import { connect, expect, hydrated, test } from './test';
import { BEFORE_USE, BUDGETS, WEIGHED, type Budget } from './budgets';
import { SAMPLES } from './samples';

const LARGEST = 5;

/** A line for the message of a test that fails. */
function report(transfers: readonly Transfer[]): string {
  return transfers
    .slice(0, LARGEST)
    .map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)} kB`)
    .join(', ');
}

test('the index of the search weighs at most 340 kB, and its names, which come first, 40 kB', () => {
  const index = readFileSync(path.join(SITES.root.dir, 'search-index.json'));
  expect(gzipSync(index).length).toBeLessThanOrEqual(340_000);
  expect(gzipSync(index.subarray(0, index.indexOf('\n'))).length).toBeLessThanOrEqual(40_000);
});

/** What the page asks for by itself has been asked for when it has nothing left to do. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Which limits a visit is over. */
function excess(transfers: readonly Transfer[], budget: Partial<Budget>): string[] {
  const weight = weigh(transfers);
  return Object.entries(budget).flatMap(([what, limit]) => {
    const actual = weight[what as keyof Budget];
    return actual > limit ? [`${what}: ${actual} of ${limit}`] : [];
  });
}

for (const kind of WEIGHED) {
  const route = SAMPLES[kind];
  test(`a first visit to ${route} keeps its budget, before any use and after it`, async ({
    browser,
    baseURL,
  }) => {
    const url = new URL(route, baseURL).href;
    for (const [budget, transfers] of [
      [
        BEFORE_USE[kind],
        await visit(browser, url, settled, (page) => connect(page, { saveData: true })),
      ],
      [
        BUDGETS[kind],
        await visit(browser, url, async (page) => {
          await hydrated(page);
          await settled(page);
        }),
      ],
    ] as const) {
      expect(
        excess(transfers, budget),
        `${route} is over its budget. Largest files: ${report(transfers)}`,
      ).toEqual([]);
    }
  });
}
