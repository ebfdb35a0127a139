import { compile } from '@mdx-js/mdx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import remarkMarkup from './remark';
import { checkNode, isSafeUrl } from './rules';

/** What the check says of a page, or an empty text. */
async function problemsOf(markdown: string): Promise<string> {
  try {
    await compile(
      { path: 'docs/page.md', value: markdown },
      { format: 'mdx', remarkPlugins: [remarkMarkup] },
    );
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('the markup of a page', () => {
  it.each([
    'Plain *text* with [a link](./page.md), [another](https://example.org/) and [mail](mailto:a@b.example).',
    '<Flow caption="Steps" isVertical><Step title="One" /></Flow>',
    'Press <kbd>Enter</kbd>. <abbr title="Technical Oversight Committee">TOC</abbr>',
    "import { Lexicon } from '@site/src/components/Lexicon';\n\n<Lexicon />",
    '{/* truncate */}',
    '<Chart from={1975} kinds={["a", "b"]} />',
    '`<script>` and `{code}` as text',
  ])('may be: %s', async (markdown) => {
    expect(await problemsOf(markdown)).toBe('');
  });

  it.each([
    ['<script>alert(1)</script>', '<script>: is not allowed in Markdown'],
    ['<iframe src="https://evil.example/" />', '<iframe>: is not allowed'],
    ['<img src="x" onerror="alert(1)" />', '<img>: is not allowed'],
    ['<svg><a href="javascript:alert(1)">x</a></svg>', '<svg>: is not allowed'],
    ['<style>{`body { display: none }`}</style>', '<style>: is not allowed'],
    ['<Head><script src="https://evil.example/x.js" /></Head>', '<Head>: is not allowed'],
    ['<><form action="https://evil.example/" /></>', '<form>: is not allowed'],
    ['<kbd onClick="alert(1)">x</kbd>', '<kbd> onClick: this attribute is not allowed'],
    ['<kbd style={{ color: "red" }}>x</kbd>', '<kbd> style: this attribute is not allowed'],
    ['<Step {...globalThis} />', '<Step>: this attribute is not allowed'],
    ['<Step title={process.env.HOME} />', '<Step> title: its value is JavaScript'],
    [
      '<Step dangerouslySetInnerHTML={{ __html: "<b>" }} />',
      'dangerouslySetInnerHTML: this attribute is not allowed',
    ],
    ['<Card to="javascript:alert(1)" />', '"javascript:alert(1)" is no address'],
    ['[x](javascript:alert(1))', 'link: "javascript:alert(1)" is no address'],
    ['[x](JaVaScRiPt:alert(1))', '"JaVaScRiPt:alert(1)" is no address'],
    ['[x](data:text/html,<b>)', '"data:text/html,<b>" is no address'],
    ['[x](//evil.example/)', '"//evil.example/" is no address'],
    ['[x]\n\n[x]: vbscript:x', 'definition: "vbscript:x" is no address'],
    ['![x](http://evil.example/pixel.gif)', 'image: "http://evil.example/pixel.gif" is no address'],
    ['{fetch("https://evil.example/")}', 'JavaScript is not allowed'],
    ['{/* a */ alert(1) /* b */}', 'JavaScript is not allowed'],
    ['export const x = 1;', 'JavaScript: "export const x = 1;" is not allowed'],
    ["import fs from 'node:fs';", 'is not allowed'],
    ["import { x } from '@site/src/components/../../x';", 'is not allowed'],
  ])('may not be: %s', async (markdown, problem) => {
    expect(await problemsOf(markdown)).toContain(problem);
  });

  it('is told with file, line and remedy, all at once', async () => {
    expect(await problemsOf('Text\n\n<b>bold</b> and\n[x](javascript:x)')).toBe(
      [
        '2 content problems found:',
        '',
        'docs/page.md',
        '  line 3, <b>: is not allowed in Markdown',
        '    → Use Markdown, a component of the site, or one of abbr, br, details, kbd, sub, summary, sup. Put it in backticks to show it as text.',
        '  line 4, link: "javascript:x" is no address that readers can follow safely',
        '    → Use https, mailto, or a path of this site.',
      ].join('\n'),
    );
  });
});

describe('isSafeUrl', () => {
  it.each([
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:x',
    '/\\evil.example',
  ])('sees through %j', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });

  it.each(['#a', './a.md', '/blog', 'a/b?c=d:e', 'http://klee.github.io/publications/'])(
    'accepts %s',
    (url) => {
      expect(isSafeUrl(url)).toBe(true);
    },
  );
});

describe('whatever is written', () => {
  const allowed = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];

  it('only elements of the list get through, and no attribute that runs something', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/);
    fc.assert(
      fc.property(name, name, (element, event) => {
        const type = 'mdxJsxFlowElement';
        expect(checkNode({ type, name: element }).length === 0).toBe(allowed.includes(element));
        const attributes = [{ type: 'mdxJsxAttribute', name: `on${event}`, value: 'alert(1)' }];
        expect(checkNode({ type, name: 'Card', attributes })).toHaveLength(1);
      }),
    );
  });

  it('an address that gets through leads a browser to https, mailto or a path of the site', () => {
    const site = 'https://contribute.cncf.io';
    const part = fc.oneof(
      fc.constantFrom('java', 'script', 'data', 'http', 'https', 'mailto', 'evil.example'),
      fc.constantFrom(':', '/', '//', '\\', '\t', '\n', '\u0001', ' ', '@', '#', '?', '%0a', '.'),
      fc.string({ maxLength: 3 }),
    );
    const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(address, (url) => {
        if (isSafeUrl(url) && URL.canParse(url, site)) {
          const { protocol, origin } = new URL(url, site);
          expect(origin === site || protocol === 'https:' || protocol === 'mailto:').toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
