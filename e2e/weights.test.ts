import { type Transfer, visit, weigh } from './weights';
import { expect, hydrated, test } from './test';
import { BUDGETS, WEIGHED, type Budget } from './budgets';
import { SAMPLES } from './samples';

const LARGEST = 5;

/** A line for the message of a test that fails. */
function report(transfers: readonly Transfer[]): string {
  return transfers
    .slice(0, LARGEST)
    .map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)} kB`)
    .join(', ');
}

for (const kind of WEIGHED) {
  const route = SAMPLES[kind];
  test(`a first visit to ${route} keeps its budget`, async ({ browser, baseURL }) => {
    const transfers = await visit(browser, new URL(route, baseURL).href, async (page) => {
      await hydrated(page);
      await page.waitForLoadState('load');
      // What the page asks for by itself has been asked for when it has nothing left to do.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    });
    const weight = weigh(transfers);
    const exceeded = Object.entries(BUDGETS[kind]).flatMap(([what, limit]) => {
      const value = weight[what as keyof Budget] ?? 0;
      const actual = what === 'requests' ? value : value / 1000;
      return actual > limit ? [`${what}: ${actual} of ${limit}`] : [];
    });
    expect(exceeded, `${route} is over its budget. Largest files: ${report(transfers)}`).toEqual(
      [],
    );
  });
}
