import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '#platform/base/node/testPort';
import { writeFiles } from '#platform/base/node/files';

const FIXTURE = path.join(__dirname, 'fixture');
// As deep as the original, so that the configuration finds the project by the same relative path.
const COPIES = path.join(__dirname, '../.fixture-copies');

afterAll(() => rmSync(COPIES, { recursive: true, force: true }));

type Edits = Record<string, (text: string) => string>;

/**
 * @param edits path to what to do with that file's text; a new path makes a file
 */
function edit(folder: string, edits: Edits): void {
  for (const [file, change] of Object.entries(edits)) {
    const full = path.join(folder, file);
    const text = existsSync(full) ? readFileSync(full, 'utf8') : '';
    writeFiles(folder, { [file]: change(text) });
  }
}

/** Makes a copy of the fixture site. */
function copy(name: string, edits: Edits = {}): string {
  const folder = path.join(COPIES, name);
  cpSync(FIXTURE, folder, { recursive: true });
  edit(folder, edits);
  return folder;
}

/** Many times what a build of the fixture takes. */
const LIMIT_MS = 120_000;

const PAGES_PLUGIN = '@docusaurus/plugin-content-pages';
const FRAMEWORK = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Runs the framework's own command in a folder, with all that it prints in `output`. */
function run(folder: string, ...args: string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [FRAMEWORK, ...args], {
    cwd: folder,
    // What does not end must not outlive the test.
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    env: { ...process.env, NODE_ENV: undefined, NO_UPDATE_NOTIFIER: '1', NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

async function endOf({ child, output }: ReturnType<typeof run>) {
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  return { code, output: output() };
}

const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

/** Edits that break the fixture in several ways, and what the report says of them. */
const BROKEN: Edits = {
  'docs/index.md': replace('[known]', '[unknown]'),
  'docs/guides/guide.md': replace('../index.md', '../start.md'),
  'docs/about.md': () =>
    '---\ntitle: About\ndescription: A page at a route that another file has taken already.\nsidebar_position: 2\n---\n\nText.\n',
};
const REPORT = [
  '3 content problems found:',
  'tags[0]: "unknown" is not a known tag',
  'line 9, link ../start.md: leads to no file of this site',
  'route: duplicate route: docs/about.md is published at /about too',
  '→ Rename or move one of the two files.',
];

describe('a build of the fixture site', () => {
  it('stops on a page without a default export @spec:no-default-export', async () => {
    const pages = "['@docusaurus/plugin-content-pages', { path: 'pages', ...content }],";
    const { code, output } = await endOf(
      run(
        copy('no-default-export', {
          // Among the content there is no code; a plugin of a site may have pages of it.
          'site.ts': replace(pages, `${pages} ['${PAGES_PLUGIN}', { id: 'code', path: 'code' }],`),
          'code/broken.tsx': () => 'export const broken = true;\n',
        }),
        'build',
      ),
    );
    expect(code).not.toBe(0);
    expect(output).toContain(
      "The page component at /broken doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
    );
  });

  it('stops on bad content, with the problems of all files at once, and deletes nothing', async () => {
    const folder = copy('all', { ...BROKEN, 'build/index.html': () => 'The build before' });
    const { code, output } = await endOf(run(folder, 'build'));
    expect(code).not.toBe(0);
    for (const line of REPORT) {
      expect(output).toContain(line);
    }
    expect(readFileSync(path.join(folder, 'build/index.html'), 'utf8')).toBe('The build before');
  });
});

/** Code that leaves a file in the folder of the site. */
const ATTACK = (folder: string) => () =>
  `---js\n{ title: require('node:fs').writeFileSync(${JSON.stringify(path.join(folder, 'ran'))}, '') }\n---\n`;

describe('code in front matter', () => {
  it('does not run in a build, which stops and says why', async () => {
    const folder = copy('attack-build');
    edit(folder, { 'docs/attack.md': ATTACK(folder) });
    const { code, output } = await endOf(run(folder, 'build'));
    expect(code).toBe(1);
    expect(output).toContain('line 1, front matter: begins with "---js"');
    expect(existsSync(path.join(folder, 'ran'))).toBe(false);
  });

  it(
    'does not run when it is written while the server runs, which says why and goes on',
    async () => {
      const folder = copy('attack-edit');
      const server = run(folder, 'start', '--no-open', '--port', String(await freePort()));
      const ended = endOf(server);
      const prints = (text: string) =>
        expect.poll(server.output, { timeout: LIMIT_MS, interval: 200 }).toContain(text);
      try {
        await prints('compiled successfully');
        edit(folder, { 'docs/attack.md': ATTACK(folder) });
        await prints('line 1, front matter: begins with "---js"');
        edit(folder, { 'docs/index.md': ATTACK(folder) });
        await prints('docs/index.md');
        expect(server.child.exitCode).toBeNull();
        expect(existsSync(path.join(folder, 'ran'))).toBe(false);
      } finally {
        server.child.kill('SIGKILL');
        await ended;
      }
    },
    4 * LIMIT_MS,
  );
});
