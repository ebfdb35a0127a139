// `npm run bench:weights`: what a first visit to each kind of page costs.
import { parseArgs } from 'node:util';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../scripts/lib/server';
import { saveMeasurement } from '../scripts/lib/measurements';
import { ROOT } from '../scripts/lib/setup.mjs';
import { type Transfer, visit, weigh } from '../scripts/lib/weights';
import { PAGE_TYPES } from './pages';

const RUNS = 5;
/** What a page asks for within this time of its load counts as its first visit. */
const WINDOW_MS = 3000;
const CONTRIBUTORS = 6;

const kB = (bytes = 0): string => (bytes / 1000).toFixed(1);

/** The visit with the middle weight. */
function median(visits: readonly Transfer[][]): Transfer[] {
  const sorted = [...visits].sort((a, b) => weigh(a).total - weigh(b).total);
  return sorted[Math.floor(sorted.length / 2)] ?? [];
}

/**
 * @param folder a built site
 * @returns the lines of a report in Markdown, and the figures of each kind of page in words
 */
export async function reportWeights(
  folder: string,
): Promise<{ lines: string[]; figures: Record<string, string> }> {
  const server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const lines = [
    '| Page | Total | Document | Script | Style | Font | Image | Data | Requests |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const contributors: string[] = [];
  const figures: Record<string, string> = {};
  for (const [name, route] of Object.entries(PAGE_TYPES)) {
    const visits: Transfer[][] = [];
    for (let run = 0; run < RUNS; run += 1) {
      visits.push(
        await visit(browser, `http://localhost:${port}${route}`, (page) =>
          page.waitForTimeout(WINDOW_MS),
        ),
      );
    }
    const transfers = median(visits);
    const { total, document, script, style, font, image, data, requests } = weigh(transfers);
    const sizes = [total, document, script, style, font, image, data].map((bytes) => kB(bytes));
    lines.push(`| ${[name, ...sizes, requests].join(' | ')} |`);
    figures[name] =
      `${kB(total)} kB in ${requests} requests; scripts ${kB(script)} kB, styles ${kB(style)} kB`;
    contributors.push(
      `${name}: ${transfers
        .slice(0, CONTRIBUTORS)
        .map((transfer) => `${transfer.path} ${kB(transfer.bytes)}`)
        .join(', ')}`,
    );
  }
  await browser.close();
  server.close();
  return {
    lines: [...lines, '', 'kB, compressed with gzip. Largest files:', '', ...contributors],
    figures,
  };
}

if (require.main === module) {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
  void reportWeights(path.resolve(ROOT, values.dir)).then(({ lines, figures }) => {
    console.log(lines.join('\n'));
    saveMeasurement('weights', 'Weights of first visits, compressed with gzip', figures);
  });
}
