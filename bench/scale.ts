// `npm run bench -- scale`: what grows with the content, and how fast. Builds the site as it is and with
// ten times the content (`--times 3` for another size), without caches.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { sum } from 'd3-array';
import { launch } from '../e2e/browser';
import { WEIGHED } from '../e2e/budgets';
import { weigh } from '../e2e/weights';
import { withSite } from '../platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { writeLargeSite } from './lib/largeSite';
import { measure, TEMPORARY, type Run } from './lib/processes';
import { printMachine, printTable, withUnit } from './lib/report';
import { measureVisits } from './lib/visits';

const { values } = parseArgs({ options: { times: { type: 'string', default: '10' } } });
const FACTOR = Number(values.times);
const SITE = path.join(ROOT, '.cache/bench-scale');
/** How much more the first visit to a page may weigh on the large site. */
const VISIT_LIMIT = 1.2;
/** How much more the start scripts may weigh: a hash or a number may have a digit more. */
const START_LIMIT = 1.01;

interface Figures {
  build: Run;
  pages: number;
  /** Sizes in bytes, with gzip but for the first. */
  site: number;
  startScripts: number;
  searchIndex: number;
  workers: number;
  /** First visits by kind of page, in bytes with gzip. */
  visits: Map<string, number>;
}

async function measureSite(browser: Browser, factor: number): Promise<Figures> {
  writeLargeSite(SITE, factor);
  rmSync(TEMPORARY, { recursive: true, force: true });
  const build = await measure('docusaurus build', SITE);
  const outDir = path.join(SITE, 'build');
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const sizeOf = (pattern: RegExp) =>
    sum(
      files.filter((file) => pattern.test(file)),
      (file) => gzipSync(readFileSync(path.join(outDir, file))).length,
    );
  const visits = await withSite(outDir, (origin) => measureVisits(browser, origin));
  return {
    build,
    pages: files.filter((file) => file.endsWith('.html')).length,
    site: sum(files, (file) => statSync(path.join(outDir, file)).size),
    startScripts: sizeOf(/^assets\/js\/(?:main|react|runtime~main)\.[^/]+\.js$/),
    searchIndex: sizeOf(/^search-index[^/]*\.json$/),
    workers: sizeOf(/^sw[^/]*\.js$/),
    visits: new Map([...visits].map(([page, transfers]) => [page, weigh(transfers).total])),
  };
}

/** A figure: its value, digits behind its point, its unit, and how many times as large it may be. */
type Row = [
  name: string,
  of: (figures: Figures) => number,
  digits: number,
  unit: string,
  limit?: number,
];

const ROWS: readonly Row[] = [
  ['Pages built', ({ pages }) => pages, 0, ''],
  ['Build, time', ({ build }) => build.seconds, 1, 's'],
  ['Build, processor time', ({ build }) => build.cpuSeconds, 1, 's'],
  ['Build, memory at its peak', ({ build }) => build.peakMiB, 0, 'MiB'],
  ['Built site, all files', ({ site }) => site / 1e6, 1, 'MB'],
  ['Start scripts', ({ startScripts }) => startScripts / 1e3, 1, 'kB', START_LIMIT],
  ['Search index', ({ searchIndex }) => searchIndex / 1e3, 1, 'kB'],
  ['Service workers', ({ workers }) => workers / 1e3, 1, 'kB'],
  ...WEIGHED.map((page): Row => [
    `First visit, ${page}`,
    ({ visits }) => (visits.get(page) ?? 0) / 1e3,
    1,
    'kB',
    VISIT_LIMIT,
  ]),
];

async function main(): Promise<void> {
  printMachine();
  const browser = await launch();
  const once = await measureSite(browser, 1);
  const often = await measureSite(browser, FACTOR);
  await browser.close();
  printMachine();
  printTable([
    ['', 'Content once', `${FACTOR} times`, 'Growth', 'Limit', 'Kept'],
    // What has no limit of its own may grow as the content does.
    ...ROWS.map(([name, of, digits, unit, limit = FACTOR]) => {
      const growth = of(often) / of(once);
      return [
        name,
        withUnit(of(once), digits, unit),
        withUnit(of(often), digits, unit),
        `× ${growth.toFixed(2)}`,
        `× ${limit}`,
        growth <= limit ? 'yes' : '**no**',
      ];
    }),
  ]);
}

void main();
