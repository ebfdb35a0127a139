// `npm run bench -- explorer`: from a key to the picture of its results, in the explorer of the built
// catalog with more entries than there are.
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { median, quantile } from 'd3-array';
import { launch } from '../e2e/browser';
import type { IncidentRow } from '../features/catalog/common/generated';
import { CATALOG_ROUTE } from '../features/catalog/common/route';
import { withSite } from '../platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { printMachine, printTable } from './lib/report';

const { values } = parseArgs({ options: { entries: { type: 'string', default: '1200' } } });
const ENTRIES = Number(values.entries);
const SLOWDOWNS = [1, 4];
/** Typed key by key, and deleted again. */
const WORDS = ['npm token', 'github', 'update', 'backdoor', 'cve-2021'];
const RUNS = 3;

/** The rows, and copies of them under other names until there are enough. */
const multiplied = (rows: readonly IncidentRow[]): IncidentRow[] =>
  Array.from({ length: Math.ceil(ENTRIES / rows.length) }, (_, copy) =>
    rows.map((row) => ({
      ...row,
      id: `${row.id}-${copy}`,
      name: `${row.name} ${copy}`,
      permalink: `${row.permalink}-${copy}`,
    })),
  )
    .flat()
    .slice(0, ENTRIES);

/** A script of the site with more rows, if it is the one that has them. */
function withMoreRows(script: string): string {
  return script.replace(/JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g, (call, literal: string) => {
    const json = runInNewContext(literal) as string;
    if (!json.startsWith('[{"id"') || !json.includes('"exposureHours"')) {
      return call;
    }
    const rows = multiplied(JSON.parse(json) as IncidentRow[]);
    return `JSON.parse(${JSON.stringify(JSON.stringify(rows))})`;
  });
}

/**
 * Runs in the browser: notes the time from each key to the frame after the number of results has
 * changed. A message that is sent in a frame arrives once the frame is painted.
 */
function observe(): void {
  const times: number[] = [];
  const status = [...document.querySelectorAll('[role=status]')].find((element) =>
    element.textContent.includes(' incidents'),
  );
  let key: number | undefined;
  document.addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), true);
  const observer = new MutationObserver(() => {
    const start = key;
    if (start === undefined) {
      return;
    }
    key = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - start);
      port2.postMessage(null);
    });
  });
  if (status) {
    observer.observe(status, { characterData: true, childList: true, subtree: true });
  }
  Object.assign(window, { times });
}

/** The time that a page has kept its main thread busy, in ms: other programs are no part of it. */
async function busy(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Types and deletes the words, and returns the time of each key that changed the results, in ms. */
async function type(page: Page): Promise<number[]> {
  await page.evaluate(observe);
  await page.getByRole('searchbox', { name: /^Words/ }).focus();
  for (const word of WORDS) {
    await page.keyboard.type(word, { delay: 120 });
    for (let left = word.length; left > 0; left -= 1) {
      await page.keyboard.press('Backspace', { delay: 60 });
    }
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

async function main(): Promise<void> {
  const browser = await launch();
  printMachine();
  const rows: string[][] = [];
  await withSite(path.join(ROOT, 'build'), async (origin) => {
    for (const rate of SLOWDOWNS) {
      const times: number[] = [];
      let work = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage({ serviceWorkers: 'block' });
        await page.route(/\.js$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withMoreRows(await response.text()) });
        });
        // From another page, since the markup of the built one has fewer rows than the script.
        await page.goto(`${origin}${CATALOG_ROUTE}data`);
        await page.getByRole('main').getByRole('link', { name: 'All entries' }).click();
        await page.getByText(`${ENTRIES} of ${ENTRIES} incidents`).waitFor();
        const client = await page.context().newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', { rate });
        await client.send('Performance.enable', { timeDomain: 'threadTicks' });
        const before = await busy(client);
        times.push(...(await type(page)));
        work += (await busy(client)) - before;
        await page.close();
      }
      const [middle = 0, high = 0] = [median(times), quantile(times, 0.95)];
      const keys = RUNS * 2 * WORDS.join('').length;
      const figures = [middle, high, work / keys].map((time) => time.toFixed(0));
      rows.push([String(rate), String(times.length), ...figures]);
    }
  });
  await browser.close();
  console.log(`${ENTRIES} entries; from a key to the picture of its results`);
  printTable([
    [
      'Processor slower by',
      'Keys that changed the results',
      'Median, ms',
      '95 of 100 within, ms',
      'Work of the main thread for a key, ms',
    ],
    ...rows,
  ]);
}

void main();
