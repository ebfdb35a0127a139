// `npm run bench:weights`: what a first visit to each kind of page costs.
import { parseArgs } from 'node:util';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { saveMeasurement } from '../scripts/lib/measurements';
import { ROOT } from '../scripts/lib/setup.mjs';
import { type Transfer, visit, weigh } from '../scripts/lib/weights';
import { launch, withServer } from './browser';
import { PAGE_TYPES, type PageType } from './pages';

const RUNS = 5;
/** What a page asks for within this time of its load counts as its first visit. */
const WINDOW_MS = 3000;
const CONTRIBUTORS = 6;

const kB = (bytes = 0): string => (bytes / 1000).toFixed(1);

/** The visit with the middle weight. */
function middle(visits: readonly Transfer[][]): Transfer[] {
  const sorted = [...visits].sort((a, b) => weigh(a).total - weigh(b).total);
  return sorted[Math.floor(sorted.length / 2)] ?? [];
}

/**
 * The first visit to a page of each kind, heaviest file first.
 *
 * @param origin of a built site
 */
export async function measureWeights(
  browser: Browser,
  origin: string,
): Promise<Map<PageType, Transfer[]>> {
  const weights = new Map<PageType, Transfer[]>();
  for (const [type, route] of Object.entries(PAGE_TYPES)) {
    const visits = Array.from({ length: RUNS }, () =>
      visit(browser, origin + route, (page) => page.waitForTimeout(WINDOW_MS)),
    );
    weights.set(type as PageType, middle(await Promise.all(visits)));
  }
  return weights;
}

/** The lines of a report in Markdown. */
function toReport(weights: ReadonlyMap<PageType, Transfer[]>): string[] {
  const rows = [...weights].map(([type, transfers]) => {
    const { total, document, script, style, font, image, data, requests } = weigh(transfers);
    const sizes = [total, document, script, style, font, image, data].map((bytes) => kB(bytes));
    return `| ${[type, ...sizes, requests].join(' | ')} |`;
  });
  const contributors = [...weights].map(([type, transfers]) => {
    const largest = transfers.slice(0, CONTRIBUTORS);
    return `${type}: ${largest.map(({ path: file, bytes }) => `${file} ${kB(bytes)}`).join(', ')}`;
  });
  return [
    '| Page | Total | Document | Script | Style | Font | Image | Data | Requests |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    'kB, compressed with gzip. Largest files:',
    '',
    ...contributors,
  ];
}

async function main(folder: string): Promise<void> {
  const browser = await launch();
  const weights = await withServer(folder, (origin) => measureWeights(browser, origin));
  await browser.close();
  console.log(toReport(weights).join('\n'));
  saveMeasurement(
    'weights',
    'Weights of first visits, compressed with gzip',
    Object.fromEntries(
      [...weights].map(([type, transfers]) => {
        const { total, script, style, requests } = weigh(transfers);
        return [
          type,
          `${kB(total)} kB in ${requests} requests; scripts ${kB(script)} kB, styles ${kB(style)} kB`,
        ];
      }),
    ),
  );
}

if (require.main === module) {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
  void main(path.resolve(ROOT, values.dir));
}
