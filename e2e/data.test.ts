import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse as parseCsv } from 'csv-parse/sync';
import type { Code } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { CATALOG_FILES, CATALOG_ROUTE } from '#features/catalog/common/route';
import { atomProblems } from '#platform/output/node/testFeed';
import { SITES } from './sites';
import { expect, test } from './test';

const PUBLISHED = 'https://contribute.cncf.io';

/** The examples on the page about the data that ask no other site than this one. */
const examples: Code[] = [];
visit(fromMarkdown(readFileSync(`docs${CATALOG_ROUTE}data.md`, 'utf8')), 'code', (code) => {
  if (code.value.includes('/publications')) {
    examples.push(code);
  }
});

const has = (...commands: string[]): boolean =>
  commands.every((command) => spawnSync(command, ['--version']).status === 0);

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

for (const { lang, value, position } of examples) {
  const runner = RUNNERS[lang ?? ''];
  if (runner) {
    test(`the example in ${lang} of line ${position?.start.line} runs as printed`, async () => {
      test.skip(!has(...runner.needs), `needs ${runner.needs.join(', ')}`);
      const { stdout } = await promisify(execFile)(runner.command, [
        ...runner.options,
        value.replaceAll(PUBLISHED, SITES.root.url),
      ]);
      expect(stdout.trim()).not.toBe('');
    });
  }
}

test('the notebook runs as it is', async ({ request }) => {
  test.skip(!has('python3'), 'needs python3');
  const { cells } = (await (await request.get(CATALOG_ROUTE + CATALOG_FILES.notebook)).json()) as {
    cells: { cell_type: string; source: string[] }[];
  };
  const code = cells
    .filter((cell) => cell.cell_type === 'code')
    .map(({ source }) => source.join(''));
  const { stdout } = await promisify(execFile)('python3', [
    '-c',
    code.join('\n').replaceAll(PUBLISHED, SITES.root.url),
  ]);
  expect(stdout).toMatch(/^\d+ entries, version [0-9a-f]{8} of/);
});

test('the example in SQL names a file and columns that there are', async ({ request }) => {
  const sql = examples.find(({ lang }) => lang === 'sql')?.value ?? '';
  const [file = ''] = /https:[^']+/.exec(sql) ?? [];
  const head = await request.head(file.replace(PUBLISHED, SITES.root.url));
  expect([file, head.status()]).toEqual([file, 200]);
  const csv = await (await request.get(CATALOG_ROUTE + CATALOG_FILES.csv)).text();
  const [columns = []] = parseCsv(csv, { to: 1 });
  const [, column = ''] = /median\((\w+)\)/.exec(sql) ?? [];
  expect(columns).toContain(column);
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
