import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSite } from '../../../platform/output/node/hosting/server';
import { CSV_COLUMNS } from '../common/csv';
import { CATALOG_FILES, CATALOG_ROUTE } from '../common/route';
import { toFiles } from './files';
import { toDocument } from './records';
import { testRecord } from './testRecord';

// The examples on the page about the data, run against the files of a small catalog.

const PAGE = readFileSync(`docs${CATALOG_ROUTE}data.md`, 'utf8');
const PUBLISHED = 'https://contribute.cncf.io';

/** The code on the page in a language that asks no other site than this one. */
const examples = (language: string): string[] =>
  [...PAGE.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
    .filter(([code, is]) => is === language && /CATALOG}?\/|catalog\/v2/.test(code))
    .map(([, , code = '']) => code);

const has = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalog-'));
  const document = toDocument(
    [
      testRecord('xz', {
        dwellDays: { least: 400, most: 400 },
        packages: [{ purl: 'pkg:npm/rc' }],
        identifiers: [{ id: 'CVE-2024-3094', kind: 'CVE' }],
      }),
    ],
    {
      title: 'Catalog',
      url: `https://example.org${CATALOG_ROUTE}`,
      date: '2026-11-22',
      license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    },
  );
  // The server wants a page for what is not there.
  writeFileSync(path.join(folder, '404.html'), '');
  for (const [name, content] of toFiles(document)) {
    const file = path.join(folder, CATALOG_ROUTE, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What an example prints that begins with the address of the catalog. */
async function run(command: string, toArgs: (origin: string) => string[]): Promise<string> {
  let printed = '';
  await withSite(folder, async (origin) => {
    ({ stdout: printed } = await promisify(execFile)(command, toArgs(origin)));
  });
  return printed;
}

describe('the examples on the page about the data', () => {
  it.skipIf(!has('jq', '--version') || !has('curl', '--version')).each(examples('bash'))(
    'run in a shell: %s',
    async (code) => {
      const printed = await run('bash', (origin) => [
        '-euo',
        'pipefail',
        '-c',
        `CATALOG=${origin}${CATALOG_ROUTE.slice(0, -1)}\n${code.replaceAll(PUBLISHED, origin)}`,
      ]);
      expect(printed).not.toBe('');
    },
  );

  it.each(examples('js'))('run in JavaScript: %s', async (code) => {
    const printed = await run(process.execPath, (origin) => [
      '--input-type=module',
      '-e',
      `const CATALOG = '${origin}${CATALOG_ROUTE.slice(0, -1)}';\n${code}`,
    ]);
    expect(printed).toContain('pkg:npm/rc');
  });

  it.skipIf(!has('python3', '--version')).each(examples('python'))(
    'are Python, and run where pandas is: %s',
    async (code) => {
      const script = has('python3', '-c', 'import pandas')
        ? `exec(code)`
        : `compile(code, 'example', 'exec')`;
      await run('python3', (origin) => [
        '-c',
        `CATALOG = '${origin}${CATALOG_ROUTE.slice(0, -1)}'\ncode = ${JSON.stringify(code)}\n${script}`,
      ]);
    },
  );

  it.each(examples('sql'))('name a file and columns that there are: %s', (code) => {
    expect(code).toContain(PUBLISHED + CATALOG_ROUTE + CATALOG_FILES.parquet);
    const columns = [...code.matchAll(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g)].map(([name]) => name);
    expect(columns).not.toEqual([]);
    expect(columns.filter((name) => !(name in CSV_COLUMNS))).toEqual([]);
  });

  it('are there in each language', () => {
    expect(['bash', 'js', 'python', 'sql'].filter((each) => examples(each).length === 0)).toEqual(
      [],
    );
  });
});
