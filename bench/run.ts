// `npm run bench`: this site against the stock framework, in one run. Prints Markdown. Needs Linux.
import { readdirSync, rmSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { saveMeasurement } from '../scripts/lib/measurements';
import { ensureDependencies, ROOT } from '../scripts/lib/setup.mjs';
import { weigh, type Weight } from '../scripts/lib/weights';
import { launch, withServer } from './browser';
import { measureDev, PAGE_FILE, withEdit, type DevFigures } from './dev';
import { measureNavigation, type NavigationFigures } from './navigation';
import { PAGE_TYPES } from './pages';
import { measure, TEMPORARY, type Run } from './processes';
import { prepareStock, STOCK } from './stock';
import { measureWeights } from './weights';

interface Site {
  folder: string;
  /** Command that builds the site into `outDir`. */
  build: readonly string[];
  outDir: string;
  /** What a build keeps for the next one, relative to the site's folder. */
  caches: readonly string[];
  /** Command that starts the development server at the port. */
  start: readonly string[];
  port: number;
}

interface Figures {
  cold: Run;
  warm: Run;
  /** With caches, after an edit of one page. */
  edited: Run;
  pages: number;
  /** By kind of page. */
  weights: Record<string, Weight>;
  navigation: NavigationFigures;
  dev: DevFigures;
}

const OURS: Site = {
  folder: ROOT,
  // Whole: with the steps that finish the build.
  build: ['node', 'scripts/build.mjs', '--out-dir', '.cache/bench-build'],
  outDir: path.join(ROOT, '.cache/bench-build'),
  caches: [
    '.docusaurus',
    'node_modules/.cache',
    '.cache/cards',
    '.cache/content-checks',
    '.cache/search',
  ],
  start: ['node', 'scripts/dev.mjs', '--no-open'],
  port: 4390,
};

const THEIRS: Site = {
  folder: STOCK,
  build: ['npx', 'docusaurus', 'build'],
  outDir: path.join(STOCK, 'build'),
  caches: ['.docusaurus', 'node_modules/.cache'],
  start: ['npx', 'docusaurus', 'start', '--port', '4391', '--no-open'],
  port: 4391,
};

async function measureSite(browser: Browser, site: Site): Promise<Figures> {
  const { folder, build, outDir, caches, start, port } = site;
  const forget = () => {
    for (const cache of [TEMPORARY, ...caches]) {
      rmSync(path.resolve(folder, cache), { recursive: true, force: true });
    }
  };
  forget();
  const cold = await measure(build, folder);
  const warm = await measure(build, folder);
  const edited = await withEdit(path.join(folder, PAGE_FILE), 'Edited', () =>
    measure(build, folder),
  );
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const served = await withServer(outDir, async (origin) => ({
    weights: Object.fromEntries(
      [...(await measureWeights(browser, origin))].map(([type, transfers]) => [
        type,
        weigh(transfers),
      ]),
    ),
    navigation: await measureNavigation(browser, origin),
  }));
  forget();
  const dev = await measureDev(browser, folder, start, port);
  return {
    cold,
    warm,
    edited,
    pages: files.filter((file) => file.endsWith('.html')).length,
    ...served,
    dev,
  };
}

/** A line of the table. */
interface Row {
  name: string;
  unit: string;
  digits: number;
  of: (figures: Figures) => number;
  /** What this site is meant to reach. */
  goal?: string;
}

const ROWS: readonly Row[] = [
  { name: 'Pages built', unit: '', digits: 0, of: ({ pages }) => pages },
  {
    name: 'Build without caches',
    unit: 's',
    digits: 1,
    of: ({ cold }) => cold.seconds,
    goal: 'a sixth',
  },
  {
    name: 'Build with caches, nothing edited',
    unit: 's',
    digits: 1,
    of: ({ warm }) => warm.seconds,
    goal: 'a twelfth',
  },
  {
    name: 'Build with caches, one page edited',
    unit: 's',
    digits: 1,
    of: ({ edited }) => edited.seconds,
  },
  {
    name: 'Peak memory of the build without caches',
    unit: 'MiB',
    digits: 0,
    of: ({ cold }) => cold.peakMiB,
    goal: 'no more',
  },
  {
    name: 'Peak memory of the build with caches, one page edited',
    unit: 'MiB',
    digits: 0,
    of: ({ edited }) => edited.peakMiB,
    goal: 'no more',
  },
  {
    name: 'Development server, start to first page',
    unit: 's',
    digits: 1,
    of: ({ dev }) => dev.ready,
    goal: 'a fifth',
  },
  {
    name: 'Edit to its sight in the browser',
    unit: 'ms',
    digits: 0,
    of: ({ dev }) => dev.edit,
    goal: 'below 1000 ms',
  },
  {
    name: 'Next page in the site, its files',
    unit: 'kB',
    digits: 1,
    of: ({ navigation }) => navigation.bytes / 1000,
    goal: 'at most 15 kB',
  },
  {
    name: 'Next page in the site, click to its sight once fetched',
    unit: 'ms',
    digits: 0,
    of: ({ navigation }) => navigation.shown,
    goal: 'at most 50 ms',
  },
];

const size = (type: string, kind: Exclude<keyof Weight, 'requests'>, name: string): Row => ({
  name: `First visit, ${type}: ${name}`,
  unit: 'kB',
  digits: 1,
  of: ({ weights }) => (weights[type]?.[kind] ?? 0) / 1000,
});

const weightRows = (type: string): Row[] => [
  size(type, 'total', 'all'),
  size(type, 'script', 'scripts'),
  size(type, 'style', 'styles'),
  size(type, 'font', 'fonts'),
  {
    name: `First visit, ${type}: requests`,
    unit: '',
    digits: 0,
    of: ({ weights }) => weights[type]?.requests ?? 0,
  },
];

/** A figure of both sites, and how many times the other is this site's. */
function compare(
  { unit, digits, of }: Row,
  ours: Figures,
  theirs: Figures,
): { own: string; other: string; ratio: string } {
  const show = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
  const [own, other] = [of(ours), of(theirs)];
  return {
    own: show(own),
    other: show(other),
    ratio: own === 0 || other === 0 ? '–' : (other / own).toFixed(1),
  };
}

function toTable(ours: Figures, theirs: Figures): string[] {
  const rows = [...ROWS, ...Object.keys(PAGE_TYPES).flatMap(weightRows)];
  return [
    '| | Stock | This site | Stock ÷ this site | Goal |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => {
      const { own, other, ratio } = compare(row, ours, theirs);
      return `| ${[row.name, other, own, ratio, row.goal ?? ''].join(' | ')} |`;
    }),
  ];
}

async function main(): Promise<void> {
  const load = () => (loadavg()[0] ?? Number.NaN).toFixed(1);
  const before = load();
  const browser = await launch();
  const machine = `Node.js ${process.version}, Chromium ${browser.version()}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`;
  // Installing packages is no part of what is measured.
  ensureDependencies();
  prepareStock();
  const theirs = await measureSite(browser, THEIRS);
  const ours = await measureSite(browser, OURS);
  await browser.close();
  console.log(`${machine}; load ${before} before, ${load()} after\n`);
  console.log(toTable(ours, theirs).join('\n'));

  const published = [
    ...ROWS,
    ...Object.keys(PAGE_TYPES).map((type) => size(type, 'total', 'all')),
  ].map((row): [string, string] => {
    const { own, other, ratio } = compare(row, ours, theirs);
    return [row.name, `${own}; stock framework: ${other}, ${ratio} times that`];
  });
  saveMeasurement(
    'build',
    'This site against the stock framework with the same content',
    Object.fromEntries(published),
  );
}

void main();
