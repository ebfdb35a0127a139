import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../testSite';
import { hostRules } from './hostRules';
import { inlineScripts } from './inlineScripts';

it('every part of the theme that would write data unescaped is replaced', () => {
  const root = path.join(__dirname, '../../../..');
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const writing = Globby.sync('**/*.js', { cwd: theme }).filter((file) =>
    readFileSync(path.join(theme, file), 'utf8').includes('application/ld+json'),
  );
  expect(writing).not.toEqual([]);
  for (const file of writing) {
    // The part itself, or the one that it is a part of.
    const [replacement = expect.fail(`${file} is not replaced`)] = [
      path.posix.dirname(file),
      path.posix.dirname(path.posix.dirname(file)),
    ].flatMap((part) =>
      Globby.sync(`{platform,features}/*/browser/theme/${part}{.tsx,/index.tsx}`, { cwd: root }),
    );
    const source = readFileSync(path.join(root, replacement), 'utf8');
    expect(source).toContain('<JsonLd ');
    expect(source).not.toContain('@theme-');
  }
});

describe('inlineScripts', () => {
  it('finds what runs, and leaves files and data alone', () => {
    const html = [
      '<script>a()</script>',
      '<SCRIPT data-rh=true type="module">b()</SCRIPT >',
      '<script src=/x.js defer></script>',
      '<script type=application/ld+json>{"a":1}</script>',
      '&lt;script&gt;c()&lt;/script&gt;',
    ].join('');
    expect(inlineScripts(pageOf('/a', html).elements())).toEqual(['a()', 'b()']);
  });

  it('finds scripts that steps before have put in', () => {
    const page = pageOf('/a', '<title>T</title>');
    const edited = page.edit([{ start: 0, end: 0, html: '<script>load()</script>' }]);
    expect(inlineScripts(edited.elements())).toEqual(['load()']);
  });
});

describe('hosts are told no rules', () => {
  it('for a page with a script that nobody expects, which is named with what to do', async () => {
    const site = siteOf({ pages: [pageOf('/a', '<script>alert(1)</script>')] });
    await expect(hostRules([]).run(site)).rejects.toThrow(/a\/index\.html: .*: alert\(1\)…/);
    await expect(hostRules([]).run(site)).rejects.toThrow(/correct EXPECTED_SCRIPTS/);
  });

  it.each([
    ['<base href=https://evil.example/>', '/a has a <base>'],
    ['<form action=https://evil.example/>', '/a has a <form>'],
    ['<iframe></iframe>', '/a has a <iframe>'],
    ['<meta http-equiv=refresh content=0>', '/a has a <meta http-equiv=refresh>'],
    ['<script src=https://evil.example/x.js></script>', '/a has a script of its own, https://evil'],
    // A title that breaks out of data, as the framework's own breadcrumbs would let it.
    ['<script type=application/ld+json>{"name":"</script><p>', '/a has data that were not'],
    ['<script type=application/ld+json>{"name":"<!--"}</script>', '/a has data that were not'],
    ['<script type=text/template>x</script>', '/a has data that were not'],
  ])('for a page with %s', async (html, problem) => {
    for (const start of ['', '<body><main>']) {
      const site = siteOf({ pages: [pageOf('/a', `<title>T</title>${start}${html}`)] });
      await expect(hostRules([]).run(site)).rejects.toThrow(problem);
    }
  });

  it('unless a page at an old address leads on, or data are escaped', async () => {
    const pages = [
      pageOf('/old', '<meta http-equiv=refresh content="0; url=/a">'),
      pageOf('/a', '<script type=application/ld+json>{"name":"\\u003c/script>"}</script>'),
    ];
    const site = siteOf({ pages, oldRoutes: { '/old': '/a' } });
    await expect(hostRules([]).run(site)).resolves.toBeDefined();
  });
});
