import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { beforeEach, describe, expect, it } from 'vitest';
import { SITE } from '#platform/base/common/site';
import { testFolder } from '#platform/base/node/testPlugin';
import { pageOf, siteOf } from '../testSite';
import { toLlmsFiles, markdownCopies, partsOf, type PageCopy } from './markdownCopies';
import { toMarkdown } from './toMarkdown';

const CANONICAL = 'https://contribute.cncf.io/events/kubecon';
const convert = (html: string) =>
  toMarkdown(fromHtml(`<main>${html}`, { fragment: true }).children[0] as Element, CANONICAL);

describe('toMarkdown', () => {
  it('leaves out ways around, controls, drawings, what is hidden, and links of headings to themselves', () => {
    expect(
      convert(`<nav><a href=/>Home</a></nav>
        <h2 id=a>Rules<a class=hash-link href=#a>#</a></h2>
        <p>Grant <a href=/lexicon#least>least privilege<span role=tooltip hidden>Only what is needed</span></a>.
        <div data-no-copy><button>Copy</button></div><svg><text>drawn</text></svg>
        <form><label>Name</label><input></form><footer>Edit</footer>`),
    ).toBe('## Rules\n\nGrant [least privilege](https://contribute.cncf.io/lexicon#least).\n');
  });

  it('makes every address absolute, whatever its form', () => {
    expect(
      convert('<p><a href=#x>a</a> <a href=/b/>b</a> <a href=c>c</a> <a href=mailto:d@e.f>d</a>'),
    ).toBe(
      '[a](https://contribute.cncf.io/events/kubecon#x) [b](https://contribute.cncf.io/b/) [c](https://contribute.cncf.io/events/c) [d](mailto:d@e.f)\n',
    );
  });

  it('keeps tables, with captions before them, lists in cells as words, and names on buttons', () => {
    expect(
      convert(
        '<table><caption>Two levels</caption><thead><tr><th><button type=button>Level</button><th>Needs<tbody><tr><td>Sandbox<td><ul><li>vote<li>repo</ul></table>',
      ),
    ).toBe('Two levels\n\n| Level | Needs |\n| - | - |\n| Sandbox | vote, repo |\n');
  });

  it('turns a list of facts into named items', () => {
    expect(
      convert(
        '<dl><div><dt>Type<dd>Source</div><div><dt>Targets<dd><ul><li>xz<li>ssh</ul></div></dl>',
      ),
    ).toBe('- **Type:** Source\n\n- **Targets:**\n\n  - xz\n  - ssh\n');
  });

  it('parts labels that only styles set apart', () => {
    expect(convert('<ol><li><span>Week 1</span><span>Call</span><div>Ask.</div></ol>')).toBe(
      '1. Week 1: Call\n\n   Ask.\n',
    );
    expect(
      convert('<p><span><a href=/a>A</a></span><span>, <a href=/b>B</a></span> <span>c</span></p>'),
    ).toBe('[A](https://contribute.cncf.io/a), [B](https://contribute.cncf.io/b) c\n');
  });

  it('keeps code as it is, with its language', () => {
    expect(
      convert(
        '<pre class=language-markdown><code><span><span># A</span><br></span><span>* [ ] b<br></span></code></pre>',
      ),
    ).toBe('```markdown\n# A\n* [ ] b\n```\n');
  });

  it('joins texts that React parts by comments', () => {
    expect(convert('<p><a href=/a>1<!-- --> of <!-- -->2</a></p>')).toBe(
      '[1 of 2](https://contribute.cncf.io/a)\n',
    );
  });

  it('keeps the boxes of task lists', () => {
    expect(convert('<ul><li><input type=checkbox disabled> Do</ul>')).toBe('- [ ] Do\n');
  });
});

const HTML = `<!doctype html><html><head><meta property=og:title content="KubeCon | ${SITE.title}"><meta name=description content="How to: go."><link rel=canonical href=${CANONICAL}></head><body><nav>x</nav><main><h1>KubeCon</h1><p>Text.</main></body>`;

const copy = (route: string, rest: Partial<PageCopy> = {}): PageCopy => ({
  title: `Title of ${route}`,
  description: 'What it is.',
  canonical: `https://contribute.cncf.io${route}`,
  route,
  isWritten: true,
  body: `# ${route}\n`,
  ...rest,
});

describe('the copies of a site', () => {
  let siteDir = '';
  beforeEach(() => {
    siteDir = testFolder();
  });

  const copiesOf = async (html: string, routes = ['/events/kubecon']) => {
    const { files = {}, pages = [] } = await markdownCopies.run(
      siteOf({
        siteDir,
        pages: routes.map((route) => pageOf(route, html)),
        written: { '/events/kubecon': '2026-11-21' },
      }),
    );
    return { files: files as Record<string, string>, pages };
  };

  it('lie beside the pages, and are listed in llms.txt', async () => {
    const { files } = await copiesOf(HTML);
    expect(files['events/kubecon.md']).toBe(
      `---\ntitle: KubeCon\ndescription: "How to: go."\ncanonical: ${CANONICAL}\nlastUpdated: "2026-11-21"\nallPages: https://example.org/llms.txt\n---\n\n# KubeCon\n\nText.\n`,
    );
    expect(files['llms.txt']).toContain(`[KubeCon](${CANONICAL}.md)`);
    expect(files['llms/events-text-1.txt']).toContain('# KubeCon');
  });

  it('are named in the HTML, in a line that is not shown, ahead of all else', async () => {
    const { pages } = await copiesOf(HTML);
    expect(pages[0]?.html).toContain(
      '<body><p hidden>This page as Markdown: /events/kubecon.md All pages: /llms.txt</p><nav>',
    );
  });

  it('name their parts where they are long', async () => {
    const text = 'word '.repeat(6000);
    const sections = [1, 2, 3].map((part) => `<h2>Part ${part}</h2><p>${text}</p>`).join('');
    const { files } = await copiesOf(HTML.replace('<p>Text.', sections));
    const parts = [1, 2, 3].map((part) => `events/kubecon.${part}.md`);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(parts));
    for (const [index, file] of parts.entries()) {
      expect(files['events/kubecon.md']).toContain(`  - ${CANONICAL}.${index + 1}.md\n`);
      expect(files[file]).toContain(`part: ${index + 1} of 3\n---\n`);
      expect(files[file]).toContain(`## Part ${index + 1}\n`);
    }
  });

  it('are taken from the last build where the page is the same', async () => {
    await copiesOf(HTML);
    const cache = path.join(siteDir, '.cache/bodies.json');
    writeFileSync(cache, readFileSync(cache, 'utf8').replace('Text.', 'Kept.'));
    expect((await copiesOf(HTML)).files['events/kubecon.md']).toContain('Kept.');
    const { files } = await copiesOf(HTML.replace('Text.', 'New.'));
    expect(files['events/kubecon.md']).toContain('New.');
  });

  it('are not made of error pages and pages for tests', async () => {
    const { files } = await copiesOf(HTML, ['/404.html', '/test-pages/broken']);
    expect(Object.keys(files)).toEqual(['llms.txt', 'llms-full.txt']);
  });

  it('name the page that cannot be read', async () => {
    await expect(copiesOf(HTML.replaceAll('main>', 'div>'))).rejects.toThrow(
      'The page /events/kubecon',
    );
  });
});

describe('parts of a text', () => {
  const LENGTH = 45_000;

  it.each([
    ['headings', `${'a '.repeat(20_000)}\n\n## B\n\n${'b '.repeat(20_000)}\n`],
    ['blocks', 'a b c.\n\n'.repeat(10_000)],
    ['lines', `| a |\n| - |\n${'| cell |\n'.repeat(10_000)}`],
    ['one long line', 'x'.repeat(100_000)],
  ])('are short, and together the text: %s', (_kind, text) => {
    const parts = partsOf(text);
    expect(parts.join('')).toBe(text);
    expect(parts.filter(({ length }) => length === 0 || length > LENGTH)).toEqual([]);
  });

  it('begin with a heading or a whole line where they can', () => {
    expect(partsOf(`${'a '.repeat(20_000)}\n\n## B\n\n${'b '.repeat(20_000)}\n`)[1]).toMatch(
      /^## B/,
    );
    expect(partsOf(`| a |\n| - |\n${'| cell |\n'.repeat(10_000)}`)[1]).toMatch(/^\| cell/);
  });
});

describe('llms.txt', () => {
  const pages = [
    copy('/'),
    copy('/events/'),
    copy('/maintainers/lifecycle/duties'),
    copy('/tags', { isWritten: false, description: undefined }),
  ];

  const ADDRESS = 'https://contribute.cncf.io/';
  const items = (text = '') => text.split('\n').filter((line) => /^(##|- )/.test(line));

  it('lists written pages under their area, with descriptions, and a file with all of the area', () => {
    const files = toLlmsFiles(pages, ADDRESS);
    const lines = [
      '- [Title of /maintainers/lifecycle/duties](https://contribute.cncf.io/maintainers/lifecycle/duties.md): What it is.',
      '- [Title of /events/](https://contribute.cncf.io/events/index.md): What it is.',
      '- [Title of /](https://contribute.cncf.io/index.md): What it is.',
    ];
    expect(items(files['llms.txt'])).toEqual(
      ['Maintainers', 'Events', 'Site'].flatMap((area, place) => [
        `## ${area}`,
        expect.stringMatching(
          `^- \\[All \\d pages\\]\\(${ADDRESS}llms/${area.toLowerCase()}.txt\\)$`,
        ) as string,
        lines[place],
      ]),
    );
    expect(items(files['llms/site.txt'])).toEqual([
      lines[2],
      '- [Title of /tags](https://contribute.cncf.io/tags.md)',
    ]);
    for (const name of ['llms-full.txt', 'llms/maintainers.txt', 'llms/events.txt']) {
      expect(files['llms.txt']).toContain(ADDRESS + name);
    }
  });

  it('stays short, with the pages nearest to the start of an area', () => {
    const many = Array.from({ length: 2000 }, (_, place) =>
      copy(`/projects/${place % 2 === 0 ? 'a/b/' : ''}${place}`),
    );
    const files = toLlmsFiles(many, ADDRESS);
    expect(files['llms.txt']?.length).toBeLessThan(10_000);
    expect(files['llms.txt']).toContain('/projects/1.md');
    expect(files['llms.txt']).not.toContain('/a/b/');
    expect(items(files['llms/projects.txt'])).toHaveLength(many.length);
  });

  it('leads to the texts of all written pages by area, each under its address, in files of 1 MB at most', () => {
    const long = { body: 'word '.repeat(90_000) };
    const many = [...pages, ...[1, 2, 3].map((place) => copy(`/projects/${place}`, long))];
    const files = toLlmsFiles(many, ADDRESS);
    const texts = Object.keys(files).filter((file) => file.includes('-text-'));
    expect(texts).toEqual([
      'llms/maintainers-text-1.txt',
      'llms/projects-text-1.txt',
      'llms/projects-text-2.txt',
      'llms/events-text-1.txt',
      'llms/site-text-1.txt',
    ]);
    for (const file of texts) {
      expect(files['llms-full.txt']).toContain(`](${ADDRESS}${file})`);
      expect(Buffer.byteLength(files[file] ?? '')).toBeLessThanOrEqual(1_000_000);
    }
    const text = texts.map((file) => files[file]).join('\n');
    for (const { canonical, body, isWritten } of many) {
      expect(text.includes(`<!-- ${canonical} -->\n\n${body}`)).toBe(isWritten);
    }
  });

  it('names the datasets and the server for assistants', () => {
    const { 'llms.txt': text } = toLlmsFiles(pages, ADDRESS);
    expect(text).toContain(`${ADDRESS}data/index.json`);
    expect(text).toMatch(/server for assistants \(MCP\).*\/packages/);
  });
});
