import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const FIXTURE = path.join(__dirname, 'fixture');
// Beside the original, so that the configuration finds the plugin by the same relative path.
const COPIES = path.join(__dirname, '.fixture-copies');

afterAll(() => {
  rmSync(COPIES, { recursive: true, force: true });
});

/**
 * Builds a copy of the fixture site with the framework's own command.
 *
 * @param name of the copy
 * @param edits path to what to do with that file's text; a new path makes a file
 */
async function build(
  name: string,
  edits: Record<string, (text: string) => string>,
): Promise<{ code: number | null; output: string }> {
  const folder = path.join(COPIES, name);
  cpSync(FIXTURE, folder, { recursive: true });
  const config = path.join(folder, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace('../index.ts', '../../index.ts'));
  for (const [file, edit] of Object.entries(edits)) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    let text = '';
    try {
      text = readFileSync(full, 'utf8');
    } catch {
      // A new file.
    }
    writeFileSync(full, edit(text));
  }
  const child = spawn('npx', ['docusaurus', 'build', folder], {
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}

const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

/** Name of the case, the edit that breaks the fixture, and the lines that the report has to have. */
const CASES: [string, Record<string, (text: string) => string>, string[]][] = [
  [
    'unknown tag',
    { 'docs/index.md': replace('[known]', '[unknown]') },
    [
      'docs/index.md',
      'tags[0]: "unknown" is not a known tag',
      '→ Use one of docs/tags.yml, or add it there.',
    ],
  ],
  [
    'bad date of an event',
    { 'data/events.yaml': replace('2025-03-01', '2025-02-30') },
    [
      'data/events.yaml',
      'events[0].start: "2025-02-30" is not a day of the calendar',
      '→ Write it as "YYYY-MM-DD", for example "2027-03-15".',
    ],
  ],
  [
    'missing description',
    { 'docs/guides/guide.md': replace('description: The second', 'sidebar_label: The second') },
    ['docs/guides/guide.md', 'description: is missing', '→ Write one sentence'],
  ],
  [
    'broken link',
    { 'docs/guides/guide.md': replace('../index.md', '../start.md') },
    [
      'docs/guides/guide.md',
      'line 9, link ../start.md: leads to no file of this site',
      '→ Correct the path; link pages as ./page.md or ../folder/index.md.',
    ],
  ],
  [
    'broken anchor',
    { 'docs/index.md': replace('#first-step', '#last-step') },
    [
      'docs/index.md',
      'link ./guides/guide.md#last-step: names the anchor "last-step", which docs/guides/guide.md has not',
      '→ Use one of its headings: first-step.',
    ],
  ],
  [
    'duplicate route',
    {
      'docs/about.md': () =>
        '---\ntitle: About\ndescription: A page at a route that another file has taken already.\nsidebar_position: 2\n---\n\nText.\n',
    },
    [
      'src/pages/about.md',
      'route: duplicate route: docs/about.md is published at /about too',
      '→ Rename or move one of the two files.',
    ],
  ],
];

describe('a build of the fixture site', () => {
  it('ends well when nothing is wrong', async () => {
    const { code, output } = await build('good', {});
    expect(output).toContain('Generated static files');
    expect(code).toBe(0);
  });

  it('stops on a page without a default export', async () => {
    const { code, output } = await build('no-default-export', {
      'src/pages/broken.tsx': () => 'export const broken = true;\n',
    });
    expect(code).not.toBe(0);
    expect(output).toContain(
      "The page component at /broken doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    );
  });

  it.each(CASES)('stops on: %s', async (name, edits, lines) => {
    const { code, output } = await build(name.replaceAll(' ', '-'), edits);
    expect(code).not.toBe(0);
    expect(output).toContain('1 content problem found:');
    for (const line of lines) {
      expect(output).toContain(line);
    }
  });

  it('reports the problems of all files at once', async () => {
    const all = Object.assign({}, ...CASES.slice(1, 5).map(([, edits]) => edits)) as Record<
      string,
      (text: string) => string
    >;
    const guide = (text: string) =>
      replace(
        'description: The second',
        'sidebar_label: The second',
      )(replace('../index.md', '../start.md')(text));
    const { output } = await build('all', { ...all, 'docs/guides/guide.md': guide });
    expect(output).toContain('4 content problems found:');
  });
});
