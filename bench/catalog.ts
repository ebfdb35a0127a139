// `npm run bench:catalog`: what the catalogue costs as it is, and with ten times the incidents.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { toEntries, type Doc } from '../plugins/catalog/entries';
import { toFiles } from '../plugins/catalog/files';
import { applyFilter, NO_FILTER, sortRows, toSearchable } from '../plugins/catalog/filter';
import { toEntryPages } from '../plugins/catalog/pages';
import { toDocument, toRecords } from '../plugins/catalog/records';
import { CATALOG_ROUTE } from '../plugins/catalog/route';
import { toRows, type IncidentRow } from '../plugins/catalog/rows';
import { checkIncidents } from '../plugins/catalog/rules';
import { readContentFiles, type ContentFile } from '../plugins/content-checks/files';
import { buildDay } from '../plugins/shared/dates';
import { createSiteServer } from '../scripts/lib/server';
import { ensureBrowser, ROOT } from '../scripts/lib/setup.mjs';
import { beside, INCIDENT } from './copies';
import { writeSite } from './site';

const RUNS = 15;
const QUERY = 'npm packages stolen';

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** @returns median of the milliseconds that a task takes, after it has run once to warm up */
function median(task: () => unknown): number {
  task();
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return medianOf(times);
}

/** The content with every incident several times, each copy under a name of its own. */
function multiply(files: readonly ContentFile[], factor: number): ContentFile[] {
  return files.flatMap((page) =>
    INCIDENT.test(page.file)
      ? Array.from({ length: factor }, (_, copy) => ({
          ...page,
          file: copy === 0 ? page.file : beside(page.file, copy + 1),
        }))
      : [page],
  );
}

function toDocs(files: readonly ContentFile[]): Doc[] {
  return files
    .filter(({ kind }) => kind === 'doc')
    .map(({ file, frontMatter: { title, description, ...rest } }) => {
      const id = file.replace(/^docs\/|\.mdx?$/g, '');
      return {
        id,
        title: String(title),
        description: String(description),
        permalink: `/${id}`,
        frontMatter: rest,
      };
    });
}

/** The slowest of the keystrokes with which a reader types a query. */
function slowestKeystroke(rows: readonly IncidentRow[]): number {
  const searchable = toSearchable(rows);
  const keystrokes = Array.from(QUERY, (_, index) => QUERY.slice(0, index + 1));
  return Math.max(
    ...keystrokes.map((text) =>
      median(() => [
        applyFilter(searchable, { ...NO_FILTER, text }),
        sortRows(searchable, 'newest'),
      ]),
    ),
  );
}

/** @returns seconds of a build of a site without any cache, into its folder `build` */
function timeBuild(siteDir: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('node', ['scripts/build.mjs'], {
    cwd: siteDir,
    env: { ...process.env, BASE_URL: '/', NO_UPDATE_NOTIFIER: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The build of ${siteDir} failed:\n${stdout}${stderr}`);
  }
  return (performance.now() - start) / 1000;
}

/** Milliseconds. */
interface Typing {
  rows: number;
  /** From a key to the next picture (Event Timing, in steps of 8 ms; below 16 counts as 16). */
  pictures: number[];
  /** Tasks of more than 50 ms. */
  longTasks: number[];
}

/** Types the query into the index page of a built site. */
async function typeInBrowser(folder: string): Promise<Typing> {
  const server = await createSiteServer(folder, '/');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}${CATALOG_ROUTE}`);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.getByRole('searchbox', { name: /^Words/ }).focus();
  await page.evaluate(() => {
    const times: { pictures: number[]; longTasks: number[] } = { pictures: [], longTasks: [] };
    Object.assign(window, { times });
    // Without a threshold, which the types do not know, only events of more than 104 ms are told.
    const keys = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      times.pictures.push(...list.getEntries().map(({ duration }) => duration));
    }).observe(keys);
    new PerformanceObserver((list) => {
      times.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  for (const key of QUERY) {
    await page.keyboard.type(key);
    // Two pictures: that of the key, and that of the results.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
  }
  const rows = await page.locator('tbody tr[role=row]').count();
  const times = await page.evaluate(
    () => (window as unknown as { times: Omit<Typing, 'rows'> }).times,
  );
  await browser.close();
  server.close();
  return { rows, ...times };
}

/** Sites with the incidents once and ten times: build and explorer. */
async function measureSites(): Promise<void> {
  console.log(
    '\n| Incidents | Cold build | Key to next picture, median | Slowest | Longest task over 50 ms |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const factor of [1, 10]) {
    const siteDir = path.join(ROOT, '.cache', `catalog-bench-${factor}`);
    writeSite(
      siteDir,
      factor,
      () => (file, copy) => (INCIDENT.test(file) ? beside(file, copy) : file),
    );
    const seconds = timeBuild(siteDir);
    const { rows, pictures, longTasks } = await typeInBrowser(path.join(siteDir, 'build'));
    rmSync(siteDir, { recursive: true });
    const longest = Math.max(0, ...longTasks);
    console.log(
      `| ${rows} | ${seconds.toFixed(1)} s | ${medianOf(pictures)} ms | ${Math.max(16, ...pictures)} ms | ${longest === 0 ? 'none' : `${longest} ms`} |`,
    );
  }
}

async function main(): Promise<void> {
  const { files } = await readContentFiles('.');
  console.log(
    `Node.js ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1)}; medians\n`,
  );
  console.log(
    '| Incidents | Check | Neighbours, similar | Make files | Filter, slowest keystroke |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  // From ten times on each entry has as many others to be compared with as are looked at.
  for (const factor of [1, 10, 20]) {
    const all = multiply(files, factor);
    const docs = toDocs(all);
    const entries = toEntries(docs);
    const document = toDocument(toRecords(entries, docs, 'https://example.org'), {
      title: 'Catalogue',
      url: 'https://example.org/',
      date: buildDay(),
      licence: { name: 'CC BY 4.0', url: 'https://example.org/licence' },
    });
    const times = [
      median(() => checkIncidents(all, buildDay())),
      median(() => toEntryPages(entries, docs, 'https://example.org')),
      median(() => toFiles(document)),
      slowestKeystroke(toRows(entries)),
    ];
    console.log(
      `| ${entries.length} | ${times.map((time) => `${time.toFixed(1)} ms`).join(' | ')} |`,
    );
  }
  await measureSites();
}

void main();
