import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { CATALOG_FILES, CATALOG_ROUTE } from '#features/catalog/common/route';
import { atomProblems } from '#platform/output/node/testFeed';
import { parseCommonMark } from '#platform/markdown/node/nodes';
import { SITES } from './sites';
import { expect, test } from './test';

const PUBLISHED = 'https://contribute.cncf.io';

/** The examples on the pages about data that ask no other site than this one. */
const examples: (Code & { page: string })[] = [];
for (const page of [`docs${CATALOG_ROUTE}data.md`, 'docs/resources/open-data.md']) {
  visit(parseCommonMark(readFileSync(page, 'utf8')), 'code', (code) => {
    if (code.value.includes('/publications') || code.value.includes('/data/')) {
      examples.push({ ...code, page: path.basename(page) });
    }
  });
}

const has = (...commands: string[]): boolean =>
  commands.every((command) => spawnSync(command, ['--version']).status === 0);
const hasPandas = (): boolean => spawnSync('python3', ['-c', 'import pandas']).status === 0;

/** What runs an example of each language, and the option that takes it. */
const RUNNERS: Record<string, { needs: string[]; command: string; options: string[] }> = {
  bash: { needs: ['bash', 'curl', 'jq'], command: 'bash', options: ['-euo', 'pipefail', '-c'] },
  js: { needs: [], command: process.execPath, options: ['--input-type=module', '-e'] },
  python: { needs: ['python3'], command: 'python3', options: ['-c'] },
};

test('the page about the data has examples in each language', () => {
  expect([...new Set(examples.map(({ lang }) => lang))].sort()).toEqual([
    'bash',
    'js',
    'python',
    'sql',
  ]);
});

for (const { lang, value, position, page } of examples) {
  const runner = RUNNERS[lang ?? ''];
  const title = `the example in ${lang} of line ${position?.start.line} of ${page} runs as printed`;
  if (runner) {
    // An example is no test where its program isn't installed; a skipped test would prove nothing.
    if (
      !has(...runner.needs) ||
      (value.includes('import pandas') && !hasPandas()) ||
      (value.includes('osv-scanner --') && !has('osv-scanner'))
    ) {
      continue;
    }
    test(title, async () => {
      const { stdout } = await promisify(execFile)(runner.command, [
        ...runner.options,
        value.replaceAll(PUBLISHED, SITES.root.url),
      ]);
      expect(stdout.trim()).not.toBe('');
    });
  } else {
    test(title, async () => {
      // DuckDB reads addresses with an extension that it downloads; files it reads by itself.
      const { DuckDBInstance } = await import('@duckdb/node-api');
      const connection = await (await DuckDBInstance.create(':memory:')).connect();
      const result = await connection.runAndReadAll(value.replaceAll(PUBLISHED, SITES.root.dir));
      expect(result.currentRowCount).toBeGreaterThan(0);
    });
  }
}

test('each file is named by its size', async ({ page }) => {
  await page.goto('/resources/open-data');
  const files = await page
    .getByRole('main')
    .locator('td a[href*=".json"], td a[href*=".csv"]')
    .evaluateAll((links) =>
      links.map((link) => ({ route: link.getAttribute('href') ?? '', told: link.textContent })),
    );
  expect(files).not.toEqual([]);
  for (const { route, told } of files) {
    const bytes = statSync(path.join(SITES.root.dir, route)).size;
    const [, number, unit] = /^([\d.]+)\s(bytes?|kB|MB)/.exec(told) ?? [];
    const size = Number(number) * (unit === 'MB' ? 1e6 : unit === 'kB' ? 1e3 : 1);
    expect(Math.abs(size - bytes) / bytes, `${route}: ${told}, ${bytes}`).toBeLessThan(0.2);
  }
});

test('each dataset is a table that DuckDB loads by the line on the page', async ({ page }) => {
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await page.goto('/resources/open-data');
  const lines = await page.getByRole('main').locator('code.language-sql').allTextContents();
  const loads = lines
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.startsWith('SELECT * FROM'));
  expect(loads).not.toEqual([]);
  for (const line of loads) {
    const result = await connection.runAndReadAll(line.replaceAll(PUBLISHED, SITES.root.dir));
    expect([line, result.currentRowCount > 0]).toEqual([line, true]);
  }
});

test('addresses of files that are gone lead on', async ({ request }) => {
  for (const [from, to] of [
    ['/data/incidents.json', CATALOG_ROUTE + CATALOG_FILES.json],
    ['/data/projects.feed.json', '/whats-new.xml'],
    [`${CATALOG_ROUTE}v2/incidents.parquet`, CATALOG_ROUTE + CATALOG_FILES.csv],
    [`${CATALOG_ROUTE}v2/catalog.ipynb`, `${CATALOG_ROUTE}data`],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
    expect((await request.get(from)).status()).toBe(200);
  }
});

test('pages of other sites may load data, feeds, calendars, copies, and indexes', async ({
  request,
}) => {
  const files = [
    ...Object.values(CATALOG_FILES).map((file) => CATALOG_ROUTE + file),
    '/events/events.ics',
    '/whats-new.xml',
    '/search-index.json',
    '/events/index.md',
    '/llms.txt',
  ];
  for (const file of files) {
    const response = await request.get(file, { headers: { origin: 'https://example.org' } });
    expect(response.headers()['access-control-allow-origin'], file).toBe('*');
    expect((await response.body()).length, file).toBeGreaterThan(0);
  }
});

for (const feed of [CATALOG_ROUTE + CATALOG_FILES.feed, '/whats-new.xml']) {
  test(`${feed} is what RFC 4287 asks for`, async ({ request }) => {
    expect(atomProblems(await (await request.get(feed)).text())).toEqual([]);
  });
}
