import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { differences, outlineOfMarkdown, outlineOfPage } from './compare';
import { contentOf, headOf, mainOf } from './content';
import { toLlmsFullTxt, toLlmsTxt } from './llms';
import { copyOf } from './route';
import { toMarkdown } from './toMarkdown';
import { readPages, toFile, writeCopies, type PageCopy } from './write';

const CANONICAL = 'https://contribute.cncf.io/events/kubecon';
const convert = (html: string) => toMarkdown(`<main>${html}`, CANONICAL);

describe('copyOf', () => {
  it.each([
    ['/', '/index.md'],
    ['/events/', '/events/index.md'],
    ['/preview/events/kubecon', '/preview/events/kubecon.md'],
  ])('puts the copy of %s at %s', (route, copy) => {
    expect(copyOf(route)).toBe(copy);
  });
});

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

  it('keeps tables, with their caption before them and lists in cells as words', () => {
    expect(
      convert(
        '<table><caption>Two levels</caption><thead><tr><th>Level<th>Needs<tbody><tr><td>Sandbox<td><ul><li>vote<li>repo</ul></table>',
      ),
    ).toBe(
      'Two levels\n\n| Level   | Needs      |\n| ------- | ---------- |\n| Sandbox | vote, repo |\n',
    );
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

const HTML = `<!doctype html><html><head><meta property=og:title content="KubeCon | CNCF Contributors"><meta name=description content="How to: go."><link rel=canonical href=${CANONICAL}></head><body><nav>x</nav><main><h1>KubeCon</h1><p>Text.</main></body>`;

describe('reading a page', () => {
  it('takes title, description and address from its head', () => {
    expect(headOf(HTML, 'CNCF Contributors')).toEqual({
      title: 'KubeCon',
      description: 'How to: go.',
      canonical: CANONICAL,
    });
  });

  it('refuses a page without address, and one without main content', () => {
    expect(() => headOf('<head></head><body>', 'Site')).toThrow('no canonical address');
    expect(() => mainOf('<body><p>x')).toThrow('no <main>');
  });

  it('takes the main content only', () => {
    expect(contentOf(mainOf(HTML)).children).toHaveLength(1);
  });
});

const copy = (route: string, rest: Partial<PageCopy> = {}): PageCopy => ({
  title: `Title of ${route}`,
  description: 'What it is.',
  canonical: `https://contribute.cncf.io${route}`,
  route,
  isWritten: true,
  body: `# ${route}\n`,
  ...rest,
});

describe('writeCopies', () => {
  const folders: string[] = [];
  afterEach(() => {
    folders.splice(0).forEach((folder) => {
      rmSync(folder, { recursive: true });
    });
  });

  it('writes each copy beside its page, and takes unchanged texts from the last build', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
    folders.push(folder);
    mkdirSync(path.join(folder, 'events'));
    writeFileSync(path.join(folder, 'events/kubecon.html'), HTML);
    const cache = path.join(folder, 'cache.json');
    const written = { source: 'docs/x.md', updated: '2026-11-21' };
    const write = async () =>
      writeCopies(
        folder,
        await readPages(folder, [{ route: '/events/kubecon', written }], 'CNCF Contributors'),
        cache,
      );

    const [first] = await write();
    expect(first).toMatchObject({ isWritten: true, body: '# KubeCon\n\nText.\n' });
    expect(readFileSync(path.join(folder, 'events/kubecon.md'), 'utf8')).toBe(
      `---\ntitle: KubeCon\ndescription: "How to: go."\ncanonical: ${CANONICAL}\nlastUpdated: 2026-11-21\n---\n\n# KubeCon\n\nText.\n`,
    );

    writeFileSync(cache, readFileSync(cache, 'utf8').replace('Text.', 'Kept.'));
    expect((await write())[0]?.body).toContain('Kept.');

    writeFileSync(path.join(folder, 'events/kubecon.html'), HTML.replace('Text.', 'New.'));
    expect((await write())[0]?.body).toContain('New.');
  });

  it('names the page that it cannot read', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
    folders.push(folder);
    writeFileSync(path.join(folder, 'a.html'), HTML.replace('main', 'div'));
    await expect(readPages(folder, [{ route: '/a' }], 'Site')).rejects.toThrow('The page /a');
  });

  it('leaves the description out where a page has none', () => {
    expect(toFile(copy('/tags', { description: undefined }))).not.toContain('description');
  });
});

describe('llms.txt', () => {
  const pages = [
    copy('/'),
    copy('/events/'),
    copy('/maintainers/lifecycle/duties'),
    copy('/tags', { isWritten: false, description: undefined }),
  ];

  it('lists every page under its area, with its description, and lists last', () => {
    expect(
      toLlmsTxt(pages)
        .split('\n')
        .filter((line) => /^(##|- )/.test(line)),
    ).toEqual([
      '## Maintainers',
      '- [Title of /maintainers/lifecycle/duties](https://contribute.cncf.io/maintainers/lifecycle/duties.md): What it is.',
      '## Events',
      '- [Title of /events/](https://contribute.cncf.io/events/index.md): What it is.',
      '## Site',
      '- [Title of /](https://contribute.cncf.io/index.md): What it is.',
      '## Optional',
      '- [Title of /tags](https://contribute.cncf.io/tags.md)',
    ]);
    expect(toLlmsTxt(pages)).toContain('https://contribute.cncf.io/llms-full.txt');
  });

  it('in full has the text of every written page under its address', () => {
    const text = toLlmsFullTxt(pages);
    expect(text).toContain('<!-- https://contribute.cncf.io/events/ -->\n\n# /events/\n');
    expect(text).not.toContain('https://contribute.cncf.io/tags');
  });
});

describe('comparing a page with its copy', () => {
  const page = outlineOfPage('<main><h2 id=a>A <code>b</code></h2><p><a href=/c>c</a>', CANONICAL);

  it('finds nothing in a faithful copy', () => {
    expect(
      differences(page, outlineOfMarkdown('## A `b`\n\n[c](https://contribute.cncf.io/c)\n')),
    ).toEqual([]);
  });

  it('finds a missing link, another heading and another level', () => {
    expect(differences(page, outlineOfMarkdown('## A `b`\n'))).toEqual([
      'links, number 1: the page has https://contribute.cncf.io/c, the copy no more',
    ]);
    expect(
      differences(page, outlineOfMarkdown('### A b\n\n[c](https://contribute.cncf.io/c)')),
    ).toEqual(['headings, number 1: the page has ## A b, the copy ### A b']);
  });
});
