import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { formatProblems } from '../platform/base/common/problems';
import { freePort } from '../platform/base/node/testPort';
import { withLastUpdate } from '../platform/content/node/freshness/lastUpdates';
import { checkPlainText } from '../platform/content/node/plainText';
import { pageParser } from '../platform/content/node/pageParser';
import { attacks, TRACE, type Attack } from './attacks';
import { features } from './features';
import { markdownOptions, PAGES } from './markdown';
import { checkContent } from './tasks';

const folders = mkdtempSync(path.join(tmpdir(), 'attacks-'));
let siteDir = '';
let count = 0;

beforeEach(() => {
  siteDir = path.join(folders, String((count += 1)));
  write(PEACEFUL);
  Reflect.deleteProperty(globalThis, TRACE);
});
afterAll(() => {
  rmSync(folders, { recursive: true });
});

const DESCRIPTION = 'A description that is long enough to pass the check of its length';
/** Content without an attack. */
const PEACEFUL = {
  'docs/tags.yml': 'known:\n  label: Known\n  permalink: /known\n  description: A tag.\n',
  'docs/start.md': `---\ntitle: Start\ndescription: ${DESCRIPTION}.\nsidebar_position: 1\ntags: [known]\n---\n\nSee [the guide](./guides/guide.md#step), :::, 10:30 and \`---js\`.\n`,
  'docs/guides/guide.md': `---\ntitle: Guide\ndescription: ${DESCRIPTION}, too.\nsidebar_position: 1\n---\n\n## First {#step}\n\n:::note[Title]\n\n<Flow caption="x">\n  <Step title="Wow!" />\n</Flow>\n\n:::\n`,
  'data/redirects.yaml': '/old: /guides/guide\n',
};

function write(files: Attack['files']): void {
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(siteDir, file);
    mkdirSync(path.dirname(full), { recursive: true });
    if (typeof content === 'object' && 'linkTo' in content) {
      symlinkSync(content.linkTo, full);
    } else {
      writeFileSync(full, content);
    }
  }
}

/** The pages that the framework finds in a site, with the patterns that this one gives it. */
async function foundPages(): Promise<string[]> {
  const found = await Promise.all(
    ['docs', 'blog', 'pages'].map(async (folder) =>
      (await Globby(PAGES, { cwd: path.join(siteDir, folder) })).map((file) => `${folder}/${file}`),
    ),
  );
  return found.flat();
}

/** Reads and compiles a page as the build and the development server do, with this site's hooks. */
async function compile(page: string): Promise<void> {
  const filePath = path.join(siteDir, page);
  const fileContent = readFileSync(filePath, 'utf8');
  const parseFrontMatter = withLastUpdate(siteDir, pageParser(siteDir, features));
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  await compileToJSX({
    filePath,
    fileContent,
    frontMatter,
    compilerName: 'client',
    options: {
      ...markdownOptions(siteDir, features),
      admonitions: true,
      siteDir,
      staticDirs: [path.join(siteDir, 'static')],
      markdownConfig: {
        format: 'mdx',
        mermaid: false,
        mdx1Compat: { comments: true, admonitions: false, headingIds: true },
        anchors: { maintainCase: false },
      },
    } as never,
  });
}

it('content without an attack passes', async () => {
  expect(formatProblems(await checkContent(siteDir))).toBe('0 content problems found:');
  for (const page of await foundPages()) {
    await expect(compile(page)).resolves.toBeUndefined();
  }
});

it('the framework by itself would run JavaScript in front matter', async () => {
  await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'docs/attack.md',
    fileContent: attacks[0]?.files['docs/attack.md'] as string,
  });
  expect(globalThis).toHaveProperty(TRACE);
});

describe('the check stops, with file, line and remedy,', () => {
  it.each(attacks)('$name', async ({ files, message }) => {
    write(files);
    const report = formatProblems(await checkContent(siteDir));
    expect(report).toContain(message);
    expect(report).toMatch(/ {4}→ \S/);
    expect(globalThis).not.toHaveProperty(TRACE);
  });
});

describe('in a process of its own', () => {
  // As deep as the original, so that its configuration finds the project.
  const copies = path.join(__dirname, '../platform/content/.fixture-attacks');
  afterAll(() => {
    rmSync(copies, { recursive: true, force: true });
  });

  it.each(['build', 'start'])('%s stops and names every attacked page', async (command) => {
    siteDir = path.join(copies, command);
    cpSync(path.join(__dirname, '../platform/content/node/fixture'), siteDir, { recursive: true });
    const files = attacks.flatMap(({ files: attacked }, index) => {
      const text = attacked['docs/attack.md'];
      // What is hidden in a text is reported alone, before anything else is read.
      return typeof text !== 'string' || checkPlainText(text, '').length > 0
        ? []
        : [[`docs/attack-${index}.md`, text] as const];
    });
    write(Object.fromEntries(files));
    const framework = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
    const options = command === 'start' ? ['--no-open', '--port', String(await freePort())] : [];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [framework, command, ...options],
      {
        cwd: siteDir,
        encoding: 'utf8',
        timeout: 120_000,
        maxBuffer: 2 ** 26,
        env: { ...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
      },
    );
    expect(status).toBe(1);
    const report = stdout + stderr;
    expect(files.map(([file]) => file).filter((file) => !report.includes(`${file}\n`))).toEqual([]);
    expect(report).not.toMatch(/Generated static files|compiled successfully/);
  });
});

describe('neither build nor development server compiles', () => {
  const pages = attacks.flatMap(({ page, ...attack }) =>
    page === undefined ? [] : [{ ...attack, page }],
  );
  it.each(pages)('$name', async ({ files, page }) => {
    write(files);
    const outcome = (await foundPages()).includes(page)
      ? await compile(page).then(
          () => 'compiled',
          () => 'refused',
        )
      : 'not found';
    expect(outcome).not.toBe('compiled');
    expect(globalThis).not.toHaveProperty(TRACE);
  });
});
