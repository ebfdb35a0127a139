import type { Browser } from '@playwright/test';
import { WEIGHED } from '../../e2e/budgets';
import { SAMPLES, type Sample } from '../../e2e/samples';
import { visit, weigh, type Transfer } from '../../e2e/weights';

const RUNS = 5;
/** What a page asks for within this time of its load, its start included, counts as its first visit. */
const WINDOW_MS = 5000;

/**
 * The first visit to a page of each kind that has a budget, the middle one of some, heaviest file
 * first.
 *
 * @param origin of a built site
 */
export async function measureVisits(
  browser: Browser,
  origin: string,
): Promise<Map<Sample, Transfer[]>> {
  const middle = new Map<Sample, Transfer[]>();
  for (const kind of WEIGHED) {
    const visits = await Promise.all(
      Array.from({ length: RUNS }, () =>
        visit(browser, origin + SAMPLES[kind], (page) => page.waitForTimeout(WINDOW_MS)),
      ),
    );
    visits.sort((a, b) => weigh(a).total - weigh(b).total);
    middle.set(kind, visits[Math.floor(RUNS / 2)] ?? []);
  }
  return middle;
}
