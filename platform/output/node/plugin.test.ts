import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { writeFiles } from '#platform/base/node/files';
import type { OutputContribution } from './contribution';
import { finish } from './plugin';
import { insertBefore } from './pages';
import { siteOf } from './testSite';

let siteDir = '';
const read = (file: string) => readFileSync(path.join(siteDir, 'build', file), 'utf8');
const facts = () =>
  siteOf({
    siteDir,
    outDir: path.join(siteDir, 'build'),
    routes: ['/', '/a/b', '/404.html'],
    oldRoutes: { '/old': '/a/b' },
  });

const html = (title: string) =>
  `<!doctype html><title>${title}</title><meta property=og:title content=${title}><link rel=canonical href=https://example.org/><script type=application/ld+json>{}</script><body><main><h1>${title}</h1></main>`;

beforeEach(() => {
  siteDir = testFolder({
    'build/index.html': html('Home'),
    'build/a/b/index.html': html('Leaf'),
    'build/404.html': html('Lost'),
    'build/old/index.html': '<meta http-equiv=refresh content="0; url=/a/b"><script>go()</script>',
  });
});

it("makes of the framework's output what hosts serve", async () => {
  const feature: OutputContribution = {
    headers: [{ path: '/late.txt', headers: { 'Cache-Control': 'no-cache' } }],
    outputSteps: [
      {
        name: 'part of pages',
        run: ({ pages }) => ({
          pages: pages.flatMap((page) => {
            const [title] = [...page.elements()].filter(({ tagName }) => tagName === 'title');
            return title ? page.edit([insertBefore(title, '<link rel=me href=/me>')]) : [];
          }),
          files: { 'late.txt': 'late', 'feed.xml': '<feed/>' },
        }),
      },
    ],
  };
  await finish(facts(), [feature]);

  expect(Globby.sync('**', { cwd: path.join(siteDir, 'build'), dot: true }).sort()).toEqual([
    '.well-known/security.txt',
    '404.html',
    '_headers',
    '_redirects',
    'a/b.html',
    'a/b.md',
    'feed.xml',
    'index.html',
    'index.md',
    'late.txt',
    'llms-full.txt',
    'llms.txt',
    'llms/site.txt',
    'old/index.html',
    'robots.txt',
  ]);
  expect(read('a/b.html')).toBe(
    html('Leaf')
      .replace('<title>', '<link rel=me href=/me><title>')
      .replace('<main>', '<p hidden>This page as Markdown: /a/b.md All pages: /llms.txt</p><main>'),
  );
  expect(read('old/index.html')).toBe('<meta http-equiv=refresh content="0; url=/a/b">');
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/[^/]+\/sitemap\.xml$/m);
  expect(read('_redirects')).toContain('/old /a/b 301\n');
  expect(read('_headers')).toContain('/late.txt\n  Cache-Control: no-cache\n');
});

it('ends where the framework has written a file without a source', async () => {
  const files = ['static/.a/x.js', 'build/.a/x.js', 'build/environ', 'build/secret/index.html'];
  writeFiles(siteDir, Object.fromEntries(files.map((file) => [file, 'x'])));
  await expect(finish(facts(), [])).rejects.toThrow(
    'no source accounts for:\n  secret/index.html\n  .a/x.js\n  environ\n',
  );
});

it('names the step that fails, and writes nothing then', async () => {
  const run = () => Promise.reject(new Error('no title'));
  const outputSteps = [
    { name: 'first', run: () => ({ files: { 'a.txt': '1' } }) },
    { name: 'feeds', run },
  ];
  await expect(finish(facts(), [{ outputSteps }])).rejects.toThrow(
    'The built site could not be finished (feeds): no title',
  );
  expect(existsSync(path.join(siteDir, 'build/a.txt'))).toBe(false);
});
