// `npm run bench -- stock`: this site against the stock framework with the same content, in one run.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launch } from '../e2e/browser';
import { WEIGHED } from '../e2e/budgets';
import { weigh, type Weight } from '../e2e/weights';
import { saveMeasurement } from '../features/quality/node/measurements';
import { withSite } from '../platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { measureDev, withEdits, type DevFigures } from './lib/dev';
import { measureNavigation, type NavigationFigures } from './lib/navigation';
import { measure, TEMPORARY, type Run } from './lib/processes';
import { printMachine, printTable, withUnit } from './lib/report';
import { prepareStock } from './lib/stockSite';
import { measureVisits } from './lib/visits';

const OUT_DIR = '.cache/bench-build';
/** In `.cache`, what checks and benchmarks leave there for later. */
const NO_CACHE = /^(?:bench|quality|reports|screenshots|types)/;

/** Removes what a build or the development server keeps for the next. */
function forget(site: string): void {
  const own = path.join(site, '.cache');
  const caches = existsSync(own) ? readdirSync(own).filter((name) => !NO_CACHE.test(name)) : [];
  for (const cache of [
    TEMPORARY,
    '.docusaurus',
    'node_modules/.cache',
    ...caches.map((name) => path.join(own, name)),
  ]) {
    rmSync(path.resolve(site, cache), { recursive: true, force: true });
  }
}

interface Figures {
  cold: Run;
  warm: Run;
  /** With caches, after an edit of one page. */
  edited: Run;
  pages: number;
  /** By kind of page. */
  weights: Map<string, Weight>;
  navigation: NavigationFigures;
  dev: DevFigures;
}

/** @param site folder of a site; its own framework is the one that is measured */
async function measureSite(browser: Browser, site: string): Promise<Figures> {
  const build = () => measure(`npx docusaurus build --out-dir ${OUT_DIR}`, site);
  const outDir = path.join(site, OUT_DIR);
  forget(site);
  const cold = await build();
  const warm = await build();
  const edited = await withEdits(site, (add) => {
    add('Edited');
    return build();
  });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const served = await withSite(outDir, async (origin) => ({
    visits: await measureVisits(browser, origin),
    navigation: await measureNavigation(browser, origin),
  }));
  forget(site);
  return {
    cold,
    warm,
    edited,
    pages: files.filter((file) => file.endsWith('.html')).length,
    weights: new Map([...served.visits].map(([page, transfers]) => [page, weigh(transfers)])),
    navigation: served.navigation,
    dev: await measureDev(browser, site),
  };
}

/** A figure: its name, its value, digits behind its point, and its unit. */
type Row = [name: string, of: (figures: Figures) => number, digits: number, unit?: string];

const ROWS: readonly Row[] = [
  ['Pages built', ({ pages }) => pages, 0],
  ['Build without caches', ({ cold }) => cold.seconds, 1, 's'],
  ['Build with caches, nothing edited', ({ warm }) => warm.seconds, 1, 's'],
  ['Build with caches, one page edited', ({ edited }) => edited.seconds, 1, 's'],
  ['Peak memory of the build without caches', ({ cold }) => cold.peakMiB, 0, 'MiB'],
  ['Peak memory of the build, one page edited', ({ edited }) => edited.peakMiB, 0, 'MiB'],
  ['Development server, start to first page', ({ dev }) => dev.ready, 1, 's'],
  ['Edit to its sight in the browser', ({ dev }) => dev.edit, 0, 'ms'],
  ['Next page in the site, its files', ({ navigation }) => navigation.bytes / 1000, 1, 'kB'],
  [
    'Next page in the site, click to its sight once fetched',
    ({ navigation }) => navigation.shown,
    0,
    'ms',
  ],
  ...WEIGHED.flatMap((page): Row[] => [
    [`First visit, ${page}`, ({ weights }) => (weights.get(page)?.total ?? 0) / 1000, 1, 'kB'],
    [
      `First visit, ${page}: scripts`,
      ({ weights }) => (weights.get(page)?.script ?? 0) / 1000,
      1,
      'kB',
    ],
    [`First visit, ${page}: requests`, ({ weights }) => weights.get(page)?.requests ?? 0, 0],
  ]),
];

async function main(): Promise<void> {
  printMachine();
  const browser = await launch();
  const theirs = await measureSite(browser, prepareStock());
  const ours = await measureSite(browser, ROOT);
  await browser.close();
  const rows = ROWS.map(([name, of, digits, unit]) => ({
    name,
    own: withUnit(of(ours), digits, unit),
    other: withUnit(of(theirs), digits, unit),
    ratio: of(ours) === 0 || of(theirs) === 0 ? '–' : (of(theirs) / of(ours)).toFixed(1),
  }));
  printMachine();
  printTable([
    ['', 'Stock', 'This site', 'Stock ÷ this site'],
    ...rows.map(({ name, own, other, ratio }) => [name, other, own, ratio]),
  ]);
  saveMeasurement(
    'build',
    'This site against the stock framework with the same content',
    Object.fromEntries(
      rows
        .filter(({ name }) => !/: (?:scripts|requests)$/.test(name))
        .map(({ name, own, other, ratio }) => [
          name,
          `${own}; stock framework: ${other}, ${ratio} times that`,
        ]),
    ),
  );
}

void main();
