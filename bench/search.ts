// `npm run bench -- search`: quality, size and speed of this site's search and of
// docusaurus-plugin-search-local over the same pages, both in Chromium. If `npm run bench -- scale` has
// built its site with more content, also the speed there.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { median, quantile } from 'd3-array';
import { buildSync } from 'esbuild';
import { parse } from 'yaml';
import { launch } from '../e2e/browser';
import { saveMeasurement } from '../features/quality/node/measurements';
import { fileOfRoute } from '../platform/output/node/hosting/cleanUrls';
import { withSite } from '../platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { install } from './lib/install';
import { printMachine, printTable } from './lib/report';
import { qualityOf, type Judgment } from './search/metrics';

const HERE = path.join(ROOT, 'bench/search');
const BUILD = path.join(ROOT, 'build');
const LARGE_BUILD = path.join(ROOT, '.cache/bench-scale/build');
/** How often each query is timed, and the dialog opened. */
const ROUNDS = 5;

interface Engine {
  name: string;
  /** Script that defines `bench` with `open` and `find`. */
  script: string;
  /** Content of its `search-index.json`. */
  index: string;
}

interface Figures {
  /** For each query, the routes found. */
  answers: string[][];
  /** Milliseconds from the text of the index to the first answer. */
  firstAnswer: number;
  /** Milliseconds of each query in each round. */
  times: number[];
}

/** Bundles a script for the browser, with the packages of a folder. */
function bundle(file: string, folder: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(HERE, file)],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    write: false,
    nodePaths: [path.join(folder, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The other plugin's index of our built pages, in the layout that it expects. */
async function buildTheirIndex(folder: string): Promise<string> {
  const outDir = path.join(folder, 'pages-to-search');
  rmSync(outDir, { recursive: true, force: true });
  const sitemap = readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const routesPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  for (const route of routesPaths) {
    cpSync(path.join(BUILD, fileOfRoute(route)), path.join(outDir, route, 'index.html'));
  }
  const { postBuildFactory } = createRequire(path.join(folder, 'package.json'))(
    'docusaurus-plugin-search-local/lib/server/utils/postBuildFactory',
  ) as { postBuildFactory: (config: object) => (build: object) => Promise<void> };
  const indexAll = postBuildFactory({
    indexDocs: true,
    indexBlog: true,
    indexPages: true,
    docsRouteBasePath: [''],
    blogRouteBasePath: ['blog'],
    ignoreFiles: [],
  });
  await indexAll({ routesPaths, outDir, baseUrl: '/', siteConfig: {} });
  return readFileSync(path.join(outDir, 'search-index.json'), 'utf8');
}

async function measure(
  browser: Browser,
  { script, index }: Engine,
  synonyms: unknown,
  queries: readonly string[],
): Promise<Figures> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  const figures = await page.evaluate(
    ({ index: text, synonyms: groups, queries: all, rounds }) => {
      const { bench } = globalThis as unknown as {
        bench: {
          open: (index: string, synonyms: unknown) => void;
          find: (query: string) => string[];
        };
      };
      const start = performance.now();
      bench.open(text, groups);
      bench.find(all[0] ?? '');
      const firstAnswer = performance.now() - start;
      // A round without a clock first, as a reader's browser has warmed up after a few letters.
      const answers = all.map((query) => bench.find(query));
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const query of all) {
          const before = performance.now();
          bench.find(query);
          times.push(performance.now() - before);
        }
      }
      return { firstAnswer, answers, times };
    },
    { index, synonyms, queries, rounds: ROUNDS },
  );
  await page.close();
  return figures;
}

/** Opens the search on a built site and types, as a reader does who is in a hurry; in milliseconds. */
async function timeToFirstResult(browser: Browser, origin: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const start = performance.now();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox').fill('due diligence');
    await page.locator('dialog [role="row"]').first().waitFor();
    times.push(performance.now() - start);
    await page.close();
  }
  return median(times) ?? Number.NaN;
}

const judgmentsOf = (file: string) =>
  parse(readFileSync(path.join(HERE, file), 'utf8')) as Judgment[];

const percent = (share: number) => share.toFixed(2).replace(/^0/, '');
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/** A query with what each engine found. */
interface Answered {
  judgment: Judgment;
  answers: string[][];
}

/** success@1, success@5 and MRR@10 of one of the engines. */
function qualityIn(answered: readonly Answered[], engine: number): string {
  const { successAt1, successAt5, mrrAt10 } = qualityOf(
    answered.map(({ judgment }) => judgment),
    answered.map(({ answers }) => answers[engine] ?? []),
  );
  return [successAt1, successAt5, mrrAt10].map(percent).join(' / ');
}

function printQuality(
  title: string,
  answered: readonly Answered[],
  names: readonly string[],
): void {
  const kinds = [...new Set(answered.map(({ judgment }) => judgment.kind))];
  const toRow = (name: string, own: readonly Answered[]) => [
    name,
    own.length,
    ...names.map((_, engine) => qualityIn(own, engine)),
  ];
  console.log(`### ${title}\n\nsuccess@1 / success@5 / MRR@10`);
  printTable([
    ['Kind', 'Queries', ...names],
    ...kinds.map((kind) =>
      toRow(
        kind,
        answered.filter(({ judgment }) => judgment.kind === kind),
      ),
    ),
    toRow('**all**', answered),
  ]);
}

async function main(): Promise<void> {
  const folder = install('stock');
  const synonyms = JSON.parse(
    readFileSync(path.join(ROOT, '.docusaurus/site-search/default/synonyms.json'), 'utf8'),
  ) as unknown;
  const script = bundle('ours.ts', ROOT);
  const read = (build: string) => readFileSync(path.join(build, 'search-index.json'), 'utf8');
  const compared: Engine[] = [
    { name: 'This site', script, index: read(BUILD) },
    {
      name: 'docusaurus-plugin-search-local 2.1.2',
      script: bundle('theirs.js', folder),
      index: await buildTheirIndex(folder),
    },
  ];
  const large: Engine[] = existsSync(LARGE_BUILD)
    ? [{ name: 'This site with more content', script, index: read(LARGE_BUILD) }]
    : [];

  const judgments = ['relevance.yaml', 'relevance-held-out.yaml'].map(judgmentsOf);
  const queries = judgments.flat().map(({ query }) => query);
  const browser = await launch();
  const figures: (Engine & Figures)[] = [];
  for (const engine of [...compared, ...large]) {
    figures.push({ ...engine, ...(await measure(browser, engine, synonyms, queries)) });
  }
  const opened = await withSite(BUILD, (origin) => timeToFirstResult(browser, origin));
  await browser.close();

  const answered = judgments.flat().map((judgment, place) => ({
    judgment,
    answers: figures.map(({ answers }) => answers[place] ?? []),
  }));
  const names = compared.map(({ name }) => name);
  const half = judgments[0]?.length ?? 0;
  printMachine();
  printQuality('Development half', answered.slice(0, half), names);
  printQuality('Held-out half', answered.slice(half), names);
  printQuality('Both halves', answered, names);
  const rows = figures.map(({ name, index, firstAnswer, times }) => ({
    name,
    size: kilobytes(Buffer.byteLength(index)),
    gzip: kilobytes(gzipSync(index, { level: 9 }).length),
    firstAnswer: `${firstAnswer.toFixed(0)} ms`,
    speed: [0.5, 0.95].map((share) => `${quantile(times, share)?.toFixed(1)} ms`).join(' / '),
  }));
  console.log('### Size and speed');
  printTable([
    ['Search', 'Index', 'gzip', 'Index to first answer', 'Query, median / 95th percentile'],
    ...rows.map((row) => Object.values(row)),
  ]);
  console.log(
    `On the site, from the click on the button to the first result, with download: ${opened.toFixed(0)} ms.`,
  );

  const [own, , more] = rows;
  saveMeasurement('search', 'Search', {
    'Queries, written before tuning; a half was held out': queries.length,
    'An expected page first / among the first five / MRR@10': qualityIn(answered, 0),
    [`The same, ${names[1] ?? ''}`]: qualityIn(answered, 1),
    'Index with every page, gzip': own?.gzip ?? '',
    'Time of a query, median / 95th percentile': own?.speed ?? '',
    ...(more && { 'The same with ten times the content': more.speed }),
    'From the click on the button to the first result, with download': `${opened.toFixed(0)} ms`,
  });
}

void main();
