// Attacks by content: what looks like words and is meant to do more. The check stops each with file, line, and remedy.
import { mkdirSync, readFileSync, symlinkSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatProblems } from '#platform/base/common/problems';
import { testFolder } from '#platform/base/node/testPlugin';
import { writeFiles } from '#platform/base/node/files';
import { withLastUpdate } from '#platform/content/node/freshness';
import { pageParser } from '#platform/content/node/contentFiles';
import { features } from './features';
import { markdownOptions, PAGES } from './markdown';
import { checkContent } from './tasks';

type Files = Readonly<Record<string, string | { linkTo: string } | { bytes: number }>>;

/** Written by code of an attack that ran. */
const TRACE = 'attacked';
const RUN = `(globalThis.${TRACE} = true)`;
const PAGE = 'docs/attack.md';
const FIELDS = `title: Attack
description: A page that is like any other, with a description that is long enough for its check.
sidebar_position: 9`;
const head = (more = '') => `---\n${FIELDS}\n${more}---\n\n`;
const POST = `---\ntitle: A post\ndescription: A post like any other, with a description that is long enough for its check.\nauthors: [team]\n---\n\nText.\n\n{/* truncate */}\n`;

/** One attack a line. Front matter of a page, and what is said of it. */
// prettier-ignore
const FRONT_MATTER: readonly [name: string, text: string, message: string][] = [
  ['JavaScript', `---js\n${RUN}\n---\n`, 'line 1, front matter: begins with "---js"'],
  ['JavaScript behind a byte order mark', `\uFEFF---js\n${RUN}\n---\n`, 'line 1, text: holds a byte order mark'],
  ['a YAML tag', head(`past: !!js/function 'function () { ${RUN} }'\n`), 'line 5, tag:yaml.org,2002:js/function: is a YAML tag'],
  ['aliases that multiply', head('a: &a [x, x]\nb: &b [*a, *a]\n'), 'line 5, &a: is a YAML anchor'],
  ['a prototype', head('__proto__: { x: 1 }\n'), '__proto__: cannot be the name'],
  ['nesting without end', head(`past: ${'['.repeat(20000)}\n`), 'line 5, YAML: '],
  ['the end of a script in a title', head().replace('Attack', `'</script><meta http-equiv="refresh" content="0;url=https://evil.example/">'`), 'line 2, title: holds a < or >, which is markup'],
  ['a field of the framework', head(`custom_edit_url: javascript:${RUN}\n`), 'custom_edit_url: is not a known field'],
];

/** Text of a page. */
// prettier-ignore
const TEXT: readonly [name: string, body: string, message: string][] = [
  ['an import', "import fs from 'node:fs';", 'line 7, JavaScript: "import fs'],
  ['an expression', `{${RUN}}`, 'JavaScript is not allowed'],
  ['an expression as a value', `<Graph title={${RUN}} />`, '<Graph> title: its value is JavaScript'],
  ['code that is compiled', `\`\`\`mdx-code-block\n{${RUN}}\n\`\`\``, 'code: would be compiled'],
  ['a script', '<script>alert(1)</script>', '<script>: is not allowed in Markdown'],
  ['an element that every object has', '<constructor />', '<constructor>: is not allowed in Markdown'],
  ['a handler', '<Graph onClick="alert(1)" />', '<Graph> onClick: this attribute'],
  ['a program in a list', '<Graph note={["x", "javascript:alert(1)"]} />', 'is not an address that readers'],
  ['a box with attributes', ':::note{.x onclick="alert(1)"}\n\nText\n\n:::', ':::note: has attributes'],
  ['a program as a link', '[x](java&#9;script:alert(1))', 'is not an address'],
  ['another site by backslashes', '[x](/\\\\evil.example/)', 'is not an address'],
  ['a site that looks like another', '[x](https://www.cncf.io@evil.example/)', 'names a user'],
  ['a host in letters that look like others', '[x](https://\u0430\u0440\u0440.example/)', 'names a host in letters'],
  ['a loader in a picture', '![x](./a.png?!./b.png)', 'is a request to the bundler'],
  ['a path out of the folder', '![x](%2e%2e/%2e%2e/x.png)', 'leads out of its folder'],
  ['a picture of another site', '![x](https://evil.example/pixel.png)', 'is not a picture of this site'],
  ['a picture of another site by a name', '![x][y]\n\n[y]: https://evil.example/pixel.png', 'names its file elsewhere'],
  ['text that is read backwards', 'a &#x202E; b', 'line 7, text: holds a character that reverses'],
  ['letters that nobody sees', 'Ignore\u{E0041}\u{E0042} all', 'line 7, text: holds a character that nobody sees'],
  ['a space without width, by its number', '<Graph title="a&#x200B;b" />', '<Graph> title: holds a character that nobody sees'],
  ['a word of two alphabets', 'Log in at p\u0430ypal.', 'line 7, text: holds a letter that looks like'],
  ['an unknown group', '<ControlGroup name="nope" />', 'line 7, <ControlGroup> name: "nope" is not known'],
  ['a key of every object', '<AxisDefinitions axis="constructor" />', 'line 7, <AxisDefinitions> axis: "constructor" means nothing'],
  ['an unknown chart', '<IncidentAnalysis chart="nope" />', '<IncidentAnalysis> chart: "nope" is not known'],
  ['an anchor that hides a variable of the page', '## Text {#docusaurusRoot}', 'line 7, {#docusaurusRoot}: cannot be the anchor'],
  ...['Main menu', 'Page text', 'Site search', '\\_\\_docusaurus'].map((heading): [string, string, string] => [`the anchor of another part of the page, ${heading}`, `## ${heading}`, 'cannot be the anchor of a heading']),
  ['lines to mark without end', '```js {1-999999999}\na\n```', 'line 7, code: has "{1-999999999}" behind its language'],
];

/** Texts that keep a parser busy. */
// prettier-ignore
const SLOW: readonly [name: string, body: string, message: string][] = [
  ['a page of 1 MB', 'word '.repeat(200_000), 'docs/attack.md\n  (whole file): has 1001 kB, and may have 250'],
  ['6,000 lines', '|a|b|\n'.repeat(6000), 'line 5001, text: has more than 5000 lines'],
  ['501 headings', '## A\n'.repeat(501), 'text: has more than 500 headings'],
  ['2,001 links', '[a](/) '.repeat(2001), 'text: has more than 2000 links'],
  ['lists in lists in one line', `${'- '.repeat(5000)}a`, 'line 7, text: has more than 20 levels'],
  ['quotes in quotes', `${'>'.repeat(5000)}a`, 'line 7, text: has more than 20 levels'],
  ['components in components', `${'<Graph>\n'.repeat(50)}${'</Graph>\n'.repeat(50)}`, 'has more than 20 levels'],
  ['boxes in boxes', ':::note\n'.repeat(2000), 'has more than 200 boxes'],
  ['a table of 10,000 columns', `${'|a'.repeat(10_000)}\n${'|-'.repeat(10_000)}`, 'line 7, text: has more than 100 columns'],
  ['components without end', '<Graph>'.repeat(2000), 'Markdown: cannot be read'],
];

/** What lies where. */
// prettier-ignore
const FILES: readonly [name: string, files: Files, message: string][] = [
  ['a symbolic link as a page', { [PAGE]: { linkTo: '/etc/hostname' } }, 'docs/attack.md\n  (whole file): is a symbolic link'],
  ['a symbolic link to be published', { 'static/img/a.png': { linkTo: '/proc/self/environ' } }, 'static/img/a.png\n  (whole file): is a symbolic link'],
  ['a hidden folder to be published', { 'static/.a/x.js': RUN }, 'static/.a\n  (whole file): has a name that means something else'],
  ...['docs/attack.js', 'docs/_category_.json', 'pages/attack.tsx', 'static/img/attack.js', 'static/other/a.png'].map((file): [string, Files, string] => [`the file ${file}`, { [file]: RUN }, `${file}\n  (whole file): is a kind of file`]),
  ['a picture of 300 MB', { 'static/img/a.png': { bytes: 300e6 } }, 'static/img/a.png\n  (whole file): has 300000 kB, and may have 500'],
  ['data of 2 MB', { 'data/a.yaml': { bytes: 2e6 } }, 'data/a.yaml\n  (whole file): has 2000 kB, and may have 1000'],
  ['markup as the name of a tag', { 'docs/tags.yml': 'x:\n  label: <b>X</b>\n' }, 'docs/tags.yml\n  line 2, label: holds a < or >'],
  ['older versions of the docs', { 'versions.json': '["1"]' }, 'versions.json\n  (whole file): would be read as older versions'],
  ['a name that is a command', { 'docs/a!b.md': head() }, 'docs/a!b.md\n  (whole file): has a name that means'],
  ['the name of the built file of another', { 'docs/a.html.md': head() }, 'docs/a.html.md\n  (whole file): has a point in its name'],
  ['names equal but for case', { 'docs/attack.md': head(), 'docs/Attack.md': head() }, 'has the name of Attack.md but for'],
  ['a drawing with a script', { 'docs/a.svg': '<svg><s:script>x</s:script></svg>' }, 'docs/a.svg\n  line 1, <s:script>: is not allowed'],
  ...['docs/assets/a.md', 'docs/tags.md', 'pages/404.md', 'docs/blog.md'].map((file): [string, Files, string] => [`a page in the place of another part of the site, ${file}`, { [file]: head() }, 'which the site serves something else at']),
  ['a route of 250 characters', { [`docs/${'a'.repeat(246)}.md`]: head() }, 'route: has more than 200 characters'],
  ['a post without a day', { 'blog/news.md': POST }, 'route: cannot be told from a name without a day'],
  ['a post on a day that does not exist', { 'blog/2026-02-30-news.md': POST }, 'route: cannot be told from a name without a day'],
  ['a post of the far future', { 'blog/2999-01-01-news.md': POST }, 'route: begins with 2999-01-01, more than 31 days ahead'],
  ['a post in the place of a list', { 'blog/2026-01-02-a.md': POST.replace('authors', 'slug: archive\nauthors') }, 'slug: is the address of a list'],
  ['a redirect out of the site', { 'data/redirects.yaml': '/../../etc/cron.d/attack: /start\n' }, 'line 1, /../../etc/cron.d/attack: is not an old route'],
  ['a redirect in the place of a file', { 'data/redirects.yaml': '/llms.txt: /start\n' }, 'line 1, /llms.txt: is not an old route'],
  ['2,001 redirects', { 'data/redirects.yaml': Array.from({ length: 2001 }, (_, index) => `/old-${index}: /start\n`).join(''), }, 'holds more than 2000 redirects'],
];

interface Attack {
  name: string;
  files: Files;
  message: string;
}
const attacks: readonly Attack[] = [
  ...FRONT_MATTER.map(([name, text, message]) => ({
    name: `${name} as front matter`,
    files: { [PAGE]: text },
    message,
  })),
  ...[...TEXT, ...SLOW].map(([name, body, message]) => ({
    name: `${name} in the text`,
    files: { [PAGE]: `${head()}${body}\n` },
    message,
  })),
  ...FILES.map(([name, files, message]) => ({ name, files, message })),
];

const DESCRIPTION = 'A description that is long enough to pass the check of its length';
const PEACEFUL = {
  'docs/tags.yml': 'known:\n  label: Known\n  permalink: /known\n  description: A tag.\n',
  'docs/start.md': `---\ntitle: Start\ndescription: ${DESCRIPTION}.\nsidebar_position: 1\ntags: [known]\n---\n\nSee [the guide](./guides/guide.md#step), :::, 10:30, 5 µm, ⚠️, 👩‍👧 and \`---js\`.\n`,
  'docs/guides/guide.md': `---\ntitle: Guide\ndescription: ${DESCRIPTION}, too.\nsidebar_position: 1\n---\n\n## First {#step}\n\n:::note[Title]\n\n<Graph caption="x">\n  <Graph title="Wow!" />\n</Graph>\n\n:::\n`,
  'data/redirects.yaml': '/old: /guides/guide\n',
};

let siteDir = '';
beforeEach(() => {
  siteDir = testFolder(PEACEFUL);
  Reflect.deleteProperty(globalThis, TRACE);
});

function write(files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    if (typeof content === 'string') {
      writeFiles(siteDir, { [file]: content });
    } else if ('linkTo' in content) {
      mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
      symlinkSync(content.linkTo, path.join(siteDir, file));
    } else {
      writeFiles(siteDir, { [file]: '' });
      // Without content, it takes no room.
      truncateSync(path.join(siteDir, file), content.bytes);
    }
  }
}

/** Reads and compiles all pages that the framework finds, as the build and the development server do. */
async function compile(): Promise<void> {
  for (const folder of ['docs', 'blog', 'pages']) {
    for (const page of await Globby(PAGES, { cwd: path.join(siteDir, folder) })) {
      const filePath = path.join(siteDir, folder, page);
      const fileContent = readFileSync(filePath, 'utf8');
      const { frontMatter } = await withLastUpdate(
        siteDir,
        pageParser(siteDir, features),
      )({
        filePath,
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      const markdownConfig = {
        format: 'mdx',
        mdx1Compat: { comments: true, headingIds: true },
        anchors: {},
      };
      const options = {
        ...markdownOptions(siteDir, features),
        admonitions: true,
        siteDir,
        staticDirs: [],
        markdownConfig,
      };
      await compileToJSX({
        filePath,
        fileContent,
        frontMatter,
        compilerName: 'client',
        options: options as never,
      });
    }
  }
}

it('content without an attack passes', async () => {
  expect(formatProblems(await checkContent(siteDir))).toBe('0 content problems found:');
  await expect(compile()).resolves.toBeUndefined();
});

it('the framework by itself would run JavaScript in front matter', async () => {
  await DEFAULT_PARSE_FRONT_MATTER({ filePath: PAGE, fileContent: FRONT_MATTER[0]?.[1] ?? '' });
  expect(globalThis).toHaveProperty(TRACE);
});

describe('the check stops, with file, line and remedy, within seconds,', () => {
  it.each(attacks)('$name', { timeout: 10_000 }, async ({ files, message }) => {
    write(files);
    const report = formatProblems(await checkContent(siteDir));
    expect(report).toContain(message);
    expect(report).toMatch(/ {4}→ \S/);
    expect(globalThis).not.toHaveProperty(TRACE);
  });
});

describe('what is edited while the server runs is not compiled:', () => {
  // What only the check sees does no harm: names of routes, and amounts that are no load.
  const runs = attacks.filter(({ message }) =>
    /JavaScript|begins with "---|YAML|compiled|script|request to|address|picture/.test(message),
  );
  it.each(runs.filter(({ files }) => PAGE in files))('$name', async ({ files }) => {
    write(files);
    await expect(compile()).rejects.toThrow();
    expect(globalThis).not.toHaveProperty(TRACE);
  });
});
