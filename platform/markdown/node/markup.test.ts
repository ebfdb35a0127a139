import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import fc from 'fast-check';
import type { Node } from 'unist';
import { describe, expect, it } from 'vitest';
import { checkAddress, remarkMarkup, markupRules } from './markup';

const FILE = 'docs/guides/page.md';
const components = ['Chart', 'Flow', 'Lexicon', 'Step'];

/** What is said of a page, or an empty text. What it must not hold is in site/attacks.test.ts. */
async function problemsOf(markdown: string): Promise<string> {
  const siteDir = '/site';
  try {
    await compile(
      { path: path.join(siteDir, FILE), value: markdown },
      { format: 'mdx', remarkPlugins: [[remarkMarkup, { siteDir, components }]] },
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
    '<Lexicon />',
    '{/* truncate */}',
    '<Chart from={1975} kinds={["a", "b"]} />',
    '<Step title="data: what it is; file: where it is" />',
    '`<script>` and `{code}` as text',
    '[data](pathname:///catalog/incidents.json)',
    '![a picture](./a.png) [a paper](../papers/a.pdf) [a search](/search?q=toc&from=a) [here](#a)',
  ])('may be: %s', async (markdown) => {
    expect(await problemsOf(markdown)).toBe('');
  });

  it('is told with file, line and remedy, all at once', async () => {
    expect(await problemsOf('Text\n\n<b>bold</b> and\n[x](javascript:x)')).toBe(
      [
        '2 content problems found:',
        '',
        'docs/guides/page.md',
        '  line 3, <b>: is not allowed in Markdown',
        '    → Use Markdown, a component of the site, or one of abbr, br, details, kbd, sub, summary, sup. Put it in backticks to show it as text.',
        '  line 4, link: "javascript:x" is not an address that readers can follow safely',
        '    → Use https, mailto, or a path of this site.',
      ].join('\n'),
    );
  });
});

const isSafe = (url: string) => checkAddress(url, FILE) === undefined;

describe('an address', () => {
  it.each([
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:x',
    '/\\evil.example',
    'https:evil',
    'PATHNAME:///a',
    'ftp://example.org/',
    '/a?%21',
    '/a?%40b',
  ])('is seen through: %j', (url) => {
    expect(isSafe(url)).toBe(false);
  });

  it.each([
    '#a',
    './a.md',
    '../a.md',
    '/blog',
    '/search?q=toc',
    'a/b.md#c',
    'http://klee.github.io/publications/',
    'https://example.org/a!b?c=d!e#f',
  ])('is accepted: %s', (url) => {
    expect(isSafe(url)).toBe(true);
  });
});

describe('whatever is written', () => {
  const allowed = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];
  const findings = (node: Node) => markupRules(components)(node, FILE);
  const part = fc.oneof(
    fc.constantFrom('java', 'script', 'data', 'http', 'https', 'mailto', 'evil.example', 'a.png'),
    fc.constantFrom(':', '/', '//', '\\', '\t', '\n', '\u0001', ' ', '@', '#', '?', '!', '.', '..'),
    fc.constantFrom('%0a', '%2e', '%2f', '%21', '%3f', '@site', 'pathname://'),
    fc.string({ maxLength: 3 }),
  );
  const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

  it('only elements of the list get through, and no attribute that runs something', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/);
    fc.assert(
      fc.property(name, name, (element, event) => {
        const tag = { type: 'mdxJsxFlowElement', name: element, attributes: [] };
        expect(findings(tag).length === 0).toBe(allowed.includes(element));
        const attributes = [{ type: 'mdxJsxAttribute', name: `on${event}`, value: 'alert(1)' }];
        expect(findings({ ...tag, name: 'Step', attributes } as Node)).toHaveLength(1);
      }),
    );
  });

  it('an address that gets through leads a browser to https, mailto or a path of the site', () => {
    const site = 'https://contribute.cncf.io';
    fc.assert(
      fc.property(address, (url) => {
        if (isSafe(url) && URL.canParse(url, site)) {
          const { protocol, origin } = new URL(url.replace(/^pathname:\/\//, ''), site);
          expect(origin === site || protocol === 'https:' || protocol === 'mailto:').toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('an address that gets through is no request to the bundler and no path out of its folder', () => {
    fc.assert(
      fc.property(address, (url) => {
        if (isSafe(url) && !/^(?:https|mailto):/i.test(url)) {
          const [target = ''] = decodeURIComponent(url).split('#');
          expect(target).not.toMatch(/[!@\\]/);
          expect(`${path.posix.join('docs/guides', target)}/`).toMatch(/^docs\/|^\//);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
