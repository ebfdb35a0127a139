import { type Transfer, visit, weigh } from '../scripts/lib/weights';
import { expect, hydrated, test } from './test';
import { BUDGETS } from './budgets';

const LARGEST = 5;

/** A line for the message of a test that fails. */
function report(transfers: readonly Transfer[]): string {
  return transfers
    .slice(0, LARGEST)
    .map(({ path, bytes }) => `${path} ${(bytes / 1000).toFixed(1)} kB`)
    .join(', ');
}

for (const [route, budget] of Object.entries(BUDGETS)) {
  test(`a first visit to ${route} keeps its budget`, async ({ browser, baseURL }) => {
    const transfers = await visit(browser, new URL(route, baseURL).href, async (page) => {
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    });
    const weight = weigh(transfers);
    const exceeded = Object.entries(budget).flatMap(([kind, limit]) => {
      const value = weight[kind as keyof typeof budget] ?? 0;
      const actual = kind === 'requests' ? value : value / 1000;
      return actual > limit ? [`${kind}: ${actual} of ${limit}`] : [];
    });
    expect(exceeded, `${route} is over its budget. Largest files: ${report(transfers)}`).toEqual(
      [],
    );
  });
}
