// `npm run bench -- search`: how well the search finds what people look for, its size and its speed in Chromium, over
// the built site.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { median, quantile } from 'd3-array';
import { buildSync } from 'esbuild';
import { parse } from 'yaml';
import { launch } from '../e2e/browser';
import { withSite } from '#platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { printMachine, printTable } from './lib/report';
import { qualityOf, type Judgment } from './search/metrics';

const HERE = path.join(ROOT, 'bench/search');
const BUILD = path.join(ROOT, 'build');
/** How often each query is timed, and the dialog opened. */
const ROUNDS = 5;

interface Figures {
  /** For each query, the routes found. */
  answers: string[][];
  /** Milliseconds from the text of the index to the first answer. */
  firstAnswer: number;
  /** Milliseconds of each query in each round. */
  times: number[];
}

/** Bundles the engine for the browser. */
function bundle(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(HERE, 'ours.ts')],
    tsconfig: path.join(ROOT, 'tsconfig.base.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

async function measure(
  browser: Browser,
  script: string,
  index: string,
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

function qualityRow(
  name: string,
  judgments: readonly Judgment[],
  answers: ReadonlyMap<string, string[]>,
): (string | number)[] {
  const found = judgments.map(({ query }) => answers.get(query) ?? []);
  const { successAt1, successAt5, mrrAt10 } = qualityOf(judgments, found);
  return [name, judgments.length, ...[successAt1, successAt5, mrrAt10].map(percent)];
}

async function main(): Promise<void> {
  const file = path.join(ROOT, '.docusaurus/site-search/default/synonyms.json');
  const synonyms = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const script = bundle();
  const developed = judgmentsOf('relevance.yaml');
  const heldOut = judgmentsOf('relevance-held-out.yaml');
  const all = [...developed, ...heldOut];
  const queries = all.map(({ query }) => query);

  const browser = await launch();
  printMachine();
  const index = readFileSync(path.join(BUILD, 'search-index.json'), 'utf8');
  const { answers, firstAnswer, times } = await measure(browser, script, index, synonyms, queries);
  const byQuery = new Map(queries.map((query, place) => [query, answers[place] ?? []]));
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const ofKind = (kind: string) => all.filter((judgment) => judgment.kind === kind);
  printTable([
    ['Queries', 'Number', 'success@1', 'success@5', 'MRR@10'],
    ...kinds.map((kind) => qualityRow(kind, ofKind(kind), byQuery)),
    qualityRow('**development half**', developed, byQuery),
    qualityRow('**held-out half**', heldOut, byQuery),
    qualityRow('**all**', all, byQuery),
  ]);
  printTable([
    ['Index, gzip', 'Index to first answer', 'Query, median / 95th percentile'],
    [
      kilobytes(gzipSync(index, { level: 9 }).length),
      `${firstAnswer.toFixed(0)} ms`,
      [0.5, 0.95].map((share) => `${quantile(times, share)?.toFixed(1)} ms`).join(' / '),
    ],
  ]);
  const opened = await withSite(BUILD, (origin) => timeToFirstResult(browser, origin));
  await browser.close();
  console.log(
    `From the click on the button to the first result, with download: ${opened.toFixed(0)} ms.`,
  );
}

void main();
