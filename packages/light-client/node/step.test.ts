import type { RouteConfig } from '@docusaurus/types';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import type { PageTable } from '../common/pageTable';
import type { Edit } from './html';
import { type BuiltPage, withTables } from './step';
import { toEntries } from './tables';

/** A page that shows what it was given in the place of its start script. */
class TestPage implements BuiltPage<TestPage> {
  readonly tree: Root = fromHtml('<script src=/main.js defer></script>');
  constructor(
    readonly route: string,
    readonly given = '',
  ) {}
  edit(edits: readonly Edit[]): TestPage {
    return new TestPage(this.route, edits.map(({ html }) => html).join(''));
  }
}

const PAGE: RouteConfig = {
  path: '/base/a/',
  component: '@theme/DocItem',
  exact: true,
  sidebar: 'main',
  metadata: { sourceFilePath: 'docs/a.md' },
};
const DOCS: RouteConfig = { path: '/base/', component: '@theme/DocsRoot', routes: [PAGE] };
const BLOG: RouteConfig = { path: '/base/blog', component: '@theme/BlogListPage', exact: true };
const NAMES = {
  '/base/blog-b1': { __comp: 'blog' },
  '/base/-d1': { __comp: 'docs' },
  '/base/a/-a1': { __comp: 'doc', items: [{ content: 'text' }] },
};
const CHUNKS = {
  modules: {
    blog: { chunks: ['1'], id: 10 },
    docs: { chunks: ['2'], id: 20 },
    doc: { chunks: ['2', '3'], id: 30 },
    text: { chunks: ['4'], id: 40, mode: 19 },
  },
  files: { '1': 'js/1.js', '2': 'js/2.js', '3': 'js/3.js', '4': 'js/4.js' },
  styles: { '1': 'css/1.css' },
};
const PAGES = ['/blog', '/a/', '/404.html', '/old'].map((path) => new TestPage(path));

const ROUTES = toEntries([BLOG, DOCS], NAMES);
const { pages, files } = withTables(PAGES, ROUTES, CHUNKS, '/base/');
const tables = Object.fromEntries(
  Object.entries(files).map(([file, text]) => [
    file.replace(/^assets\/pages\/[\da-f]{8}\//, ''),
    JSON.parse(text) as PageTable,
  ]),
);

it('gives a page the routes, modules and files that it is made of, and no others', () => {
  expect(tables['a/index.json']).toEqual({
    routes: [
      {
        path: '/base/',
        hash: 'd1',
        chunkNames: { __comp: 'docs' },
        attributes: {},
        routes: [
          {
            path: '/base/a/',
            hash: 'a1',
            exact: true,
            chunkNames: { __comp: 'doc', items: [{ content: 'text' }] },
            attributes: { sidebar: 'main' },
          },
        ],
      },
    ],
    modules: { docs: CHUNKS.modules.docs, doc: CHUNKS.modules.doc, text: CHUNKS.modules.text },
    files: { '2': 'js/2.js', '3': 'js/3.js', '4': 'js/4.js' },
  });
});

it('gives the page of unknown addresses the routes that match anything', () => {
  expect(tables['404.html.json']).toMatchObject({
    routes: [{ path: '/base/', routes: [] }],
    modules: { docs: CHUNKS.modules.docs },
  });
});

it('names in a page its own table and style sheets, under the base path', () => {
  const given = pages.find((page) => page.route === '/blog')?.given;
  const [table = ''] = Object.keys(files).filter((file) => file.endsWith('/blog.json'));
  expect(given).toContain(`data-table="/base/${table}"`);
  expect(given).toContain('href="/base/css/1.css"');
  expect(given).toContain('"/base/js/1.js /main.js"');
});

it('gives each route a table in one folder, and leaves pages alone that are no route', () => {
  expect(Object.keys(tables)).toEqual(['blog.json', 'a/index.json', '404.html.json']);
  expect(pages.map((page) => page.route)).toEqual(['/blog', '/a/', '/404.html']);
});

it('puts the tables of another build elsewhere', () => {
  const other = { ...CHUNKS, files: { ...CHUNKS.files, '2': 'js/5.js' } };
  const { files: otherFiles } = withTables(PAGES, ROUTES, other, '/base/');
  expect(Object.keys(otherFiles).filter((file) => file in files)).toEqual([]);
});

it('stops at a route without a page', () => {
  expect(() => withTables(PAGES.slice(1), ROUTES, CHUNKS, '/base/')).toThrow(
    'No page was built for /blog.',
  );
});

it('stops where the framework names chunks of another route', () => {
  expect(() => toEntries([DOCS, BLOG], NAMES)).toThrow(
    'The framework names chunks of "/base/blog-b1" where those of "/base/" should be.',
  );
});
