// `npm run bench:catalog`: what the catalogue costs as it is, and with ten times the incidents.
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
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

const RUNS = 15;
const INCIDENT_FILE = /\/catalog\/\d{4}\/[^/]+\.md$/;
const QUERY = 'npm packages stolen';

/** @returns median of the milliseconds that a task takes, after it has run once to warm up */
function median(task: () => unknown): number {
  task();
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

/** The content with every incident several times, each copy under a name of its own. */
function multiply(files: readonly ContentFile[], factor: number): ContentFile[] {
  return files.flatMap((page) =>
    INCIDENT_FILE.test(page.file)
      ? Array.from({ length: factor }, (_, copy) => ({
          ...page,
          file: copy === 0 ? page.file : page.file.replace(/\.md$/, `-${copy}.md`),
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

const BUILD = 'build';
const ORIGIN = 'http://localhost';
/** The rows as the bundler writes them into the script of the index page. */
const ROWS_IN_SCRIPT = /JSON\.parse\('(\[\{"id":(?:[^'\\]|\\.)*)'\)/g;

/** A script of the built site with its rows several times. */
function multiplyRows(script: string, factor: number): string {
  return script.replaceAll(ROWS_IN_SCRIPT, (_, json: string) => {
    const rows = JSON.parse(
      json.replaceAll(/\\(['\\])/g, (_match, character: string) => character),
    ) as IncidentRow[];
    const copies = Array.from({ length: factor }, (_row, copy) =>
      rows.map((row) => ({ ...row, id: `${row.id}-${copy}` })),
    ).flat();
    return `JSON.parse(${JSON.stringify(JSON.stringify(copies))})`;
  });
}

/**
 * Types the query into the built index page, with its rows several times.
 *
 * @returns rows in the page, longest time from a key to the next picture (Event Timing, in steps
 *   of 8 ms), and longest task of the page's script, both in milliseconds
 */
async function typeInBrowser(factor: number): Promise<[number, number, number]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(BUILD, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) {
      await route.fulfill({ status: 404 });
    } else if (file.endsWith('.js')) {
      const body = multiplyRows(readFileSync(file, 'utf8'), factor);
      await route.fulfill({ body, contentType: 'text/javascript' });
    } else {
      await route.fulfill({ path: file });
    }
  });
  await page.goto(ORIGIN + CATALOG_ROUTE);
  await page.waitForSelector('html[data-has-hydrated=true]');
  const box = page.getByRole('searchbox', { name: /^Words/ });
  await box.focus();
  await page.evaluate(() => {
    const times = { event: 0, longtask: 0 };
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      list.getEntries().forEach(({ entryType, duration }) => {
        const kind = entryType === 'longtask' ? 'longtask' : 'event';
        times[kind] = Math.max(times[kind], duration);
      });
    }).observe({ entryTypes: ['event', 'longtask'] });
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
    () => (window as unknown as { times: { event: number; longtask: number } }).times,
  );
  await browser.close();
  return [rows, times.event, times.longtask];
}

async function main(): Promise<void> {
  const { files } = await readContentFiles('.');
  console.log(`Node.js ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; medians\n`);
  console.log(
    '| Incidents | Check | Neighbours, similar | Make files | Filter, slowest keystroke |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const factor of [1, 10]) {
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
  if (!existsSync(BUILD)) {
    console.log('\nBuild the site to measure the browser too: npm run build');
    return;
  }
  console.log('\n| Rows in the browser | Key to next picture | Longest task over 50 ms |');
  console.log('| --- | --- | --- |');
  for (const factor of [1, 10]) {
    const [rows, event, task] = await typeInBrowser(factor);
    console.log(`| ${rows} | ${event} ms | ${task === 0 ? 'none' : `${task} ms`} |`);
  }
}

void main();
