// `npm run bench:search`: quality, size and speed of this site's search and of
// docusaurus-plugin-search-local over the same pages, both in Chromium. Prints Markdown.
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { parse } from 'yaml';
import { fileOfRoute } from '../../plugins/hosting/cleanUrls';
import { MANIFEST_FILE, type BuildManifest } from '../../plugins/hosting';
import type { IndexFile } from '../../plugins/search/shared/types';
import { saveMeasurement } from '../../scripts/lib/measurements';
import { ROOT } from '../../scripts/lib/setup.mjs';
import { install } from '../install';
import { enlarge } from './enlarge';
import { qualityOf, quantile, type Judgement } from './metrics';
import { timeToFirstResult } from './firstResult';

const HERE = path.join(ROOT, 'bench/search');
/** Where the pages and the index of the other plugin lie; never committed. */
const WORK = path.join(ROOT, '.cache/bench-search');
const BUILD = path.join(ROOT, 'build');
/** How often each query is timed. */
const ROUNDS = 3;

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

/** Bundles a script for the browser, with the packages of the comparison. */
function bundle(require: NodeJS.Require, file: string): string {
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [path.join(HERE, file)],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    write: false,
    nodePaths: [path.join(WORK, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The other plugin's index of our built pages, in the layout that it expects. */
async function buildTheirIndex(require: NodeJS.Require): Promise<string> {
  const outDir = path.join(WORK, 'pages');
  rmSync(outDir, { recursive: true, force: true });
  const { baseUrl, routes } = JSON.parse(
    readFileSync(path.join(ROOT, MANIFEST_FILE), 'utf8'),
  ) as BuildManifest;
  // The list may be of a build under another base path: the pages and the judgements have none.
  const routesPaths = routes
    .map((route) => `/${route.slice(baseUrl.length)}`)
    .filter((route) => existsSync(path.join(BUILD, fileOfRoute(route))));
  for (const route of routesPaths) {
    cpSync(path.join(BUILD, fileOfRoute(route)), path.join(outDir, route, 'index.html'));
  }
  const { postBuildFactory } =
    require('docusaurus-plugin-search-local/lib/server/utils/postBuildFactory') as {
      postBuildFactory: (config: object) => (build: object) => Promise<void>;
    };
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
      // Untimed first, as a reader's browser has warmed up after a few letters.
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

function judgementsOf(file: string): Judgement[] {
  return parse(readFileSync(path.join(HERE, file), 'utf8')) as Judgement[];
}

const percent = (share: number) => share.toFixed(2).replace(/^0/, '');
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function qualityTable(
  title: string,
  judgements: Judgement[],
  found: [string, string[][]][],
): string {
  const kinds = [...new Set(judgements.map(({ kind }) => kind))];
  const cells = (answers: string[][], kind?: string) => {
    const chosen = judgements.map((one, place) => ({ one, answer: answers[place] ?? [] }));
    const own = chosen.filter(({ one }) => kind === undefined || one.kind === kind);
    const { successAt1, successAt5, mrrAt10 } = qualityOf(
      own.map(({ one }) => one),
      own.map(({ answer }) => answer),
    );
    return [successAt1, successAt5, mrrAt10].map(percent).join(' / ');
  };
  return [
    `### ${title}`,
    '',
    'success@1 / success@5 / MRR@10',
    '',
    row('Kind', 'Queries', ...found.map(([name]) => name)),
    row('---', '---', ...found.map(() => '---')),
    ...[...kinds, undefined].map((kind) =>
      row(
        kind ?? '**all**',
        judgements.filter((one) => kind === undefined || one.kind === kind).length,
        ...found.map(([, answers]) => cells(answers, kind)),
      ),
    ),
    '',
  ].join('\n');
}

async function main(): Promise<void> {
  const folder = install('search', ['--legacy-peer-deps']);
  const packages = createRequire(path.join(folder, 'package.json'));
  const synonyms = JSON.parse(
    readFileSync(path.join(ROOT, '.docusaurus/site-search/default/synonyms.json'), 'utf8'),
  ) as unknown;
  const index = readFileSync(path.join(BUILD, 'search-index.json'), 'utf8');
  const script = bundle(packages, 'ours.ts');
  const ours: Engine = { name: 'This site', script, index };
  const theirs: Engine = {
    name: 'docusaurus-plugin-search-local 2.1.2',
    script: bundle(packages, 'theirs.js'),
    index: await buildTheirIndex(packages),
  };
  const large: Engine = {
    name: 'This site, ten times the pages',
    script,
    index: JSON.stringify(enlarge(JSON.parse(index) as IndexFile, 10)),
  };

  const halves = {
    'Development half': judgementsOf('relevance.yaml'),
    'Held-out half': judgementsOf('relevance-held-out.yaml'),
  };
  const judgements = Object.values(halves).flat();
  const queries = judgements.map(({ query }) => query);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const figures = new Map<string, Figures>();
  for (const engine of [ours, theirs, large]) {
    figures.set(engine.name, await measure(browser, engine, synonyms, queries));
  }
  const opened = await timeToFirstResult(browser);
  await browser.close();

  const compared = [ours, theirs].map(({ name }): [string, string[][]] => [
    name,
    figures.get(name)?.answers ?? [],
  ]);
  console.log(`Node.js ${process.version}, Chromium, ${cpus()[0]?.model ?? 'unknown'}\n`);
  for (const [title, half] of Object.entries(halves)) {
    const first = judgements.findIndex((one) => one === half[0]);
    console.log(
      qualityTable(
        title,
        half,
        compared.map(([name, answers]) => [name, answers.slice(first, first + half.length)]),
      ),
    );
  }
  console.log(qualityTable('Both halves', judgements, compared));
  console.log('### Size and speed\n');
  console.log(
    row('Search', 'Index', 'gzip', 'Index to first answer', 'Query, median', 'Query, p95'),
  );
  console.log(row('---', '---', '---', '---', '---', '---'));
  for (const engine of [ours, theirs, large]) {
    const { firstAnswer = Number.NaN, times = [] } = figures.get(engine.name) ?? {};
    console.log(
      row(
        engine.name,
        kilobytes(Buffer.byteLength(engine.index)),
        kilobytes(gzipSync(engine.index, { level: 9 }).length),
        `${firstAnswer.toFixed(0)} ms`,
        `${quantile(times, 0.5).toFixed(2)} ms`,
        `${quantile(times, 0.95).toFixed(2)} ms`,
      ),
    );
  }
  console.log(
    `\nOn the site, from the click on the button to the first result, with download: ${opened.toFixed(0)} ms.`,
  );

  const share = (name: string) => {
    const { successAt1, successAt5, mrrAt10 } = qualityOf(
      judgements,
      figures.get(name)?.answers ?? [],
    );
    return `${percent(successAt1)} / ${percent(successAt5)} / ${percent(mrrAt10)}`;
  };
  const speed = (name: string) => {
    const { times = [] } = figures.get(name) ?? {};
    return `${quantile(times, 0.5).toFixed(1)} ms / ${quantile(times, 0.95).toFixed(1)} ms`;
  };
  saveMeasurement('search', 'Search', {
    'Queries, written before tuning; a half was held out': judgements.length,
    'An expected page first / among the first five / MRR@10': share(ours.name),
    [`The same, ${theirs.name}`]: share(theirs.name),
    'Index with every page, gzip': kilobytes(gzipSync(index, { level: 9 }).length),
    'Time of a query, median / 95th percentile': speed(ours.name),
    'The same with ten times the pages': speed(large.name),
    'From the click on the button to the first result, with download': `${opened.toFixed(0)} ms`,
  });
}

void main();
