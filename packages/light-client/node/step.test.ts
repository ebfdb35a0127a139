import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import type { Edit } from './html';
import { type BuiltPage, withTables } from './step';

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

const route = (path: string, name: string) => ({
  path,
  hash: name,
  exact: true,
  chunkNames: { __comp: name },
  attributes: {},
});
const CHUNKS = {
  modules: { home: { chunks: ['1'], id: 1 }, page: { chunks: ['2'], id: 2 } },
  files: { '1': 'js/1.js', '2': 'js/2.js' },
  styles: { '2': 'css/2.css' },
};
const ROUTES = [route('/base/', 'home'), route('/base/a', 'page'), route('/base/b/', 'page')];
const PAGES = ['/', '/a', '/b/', '/404.html', '/old'].map((path) => new TestPage(path));

const { pages, files } = withTables(PAGES, ROUTES, CHUNKS, '/base/');

it('gives every route a table with its own chunks, in one folder', () => {
  const tables = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file.replace(/^assets\/pages\/[\da-f]{8}\//, ''),
      Object.values((JSON.parse(text) as { files: object }).files),
    ]),
  );
  expect(tables).toEqual({
    'index.json': ['js/1.js'],
    'a.json': ['js/2.js'],
    'b/index.json': ['js/2.js'],
    '404.html.json': [],
  });
});

it('names in a page its own table and style sheets, under the base path', () => {
  const given = pages.find((page) => page.route === '/a')?.given;
  const [table = ''] = Object.keys(files).filter((file) => file.endsWith('/a.json'));
  expect(given).toContain(`data-table="/base/${table}"`);
  expect(given).toContain('href="/base/css/2.css"');
  expect(given).toContain('"/base/js/2.js /main.js"');
});

it('leaves pages alone that are no route', () => {
  expect(pages.map((page) => page.route)).toEqual(['/', '/a', '/b/', '/404.html']);
});

it('puts the tables of another build elsewhere', () => {
  const other = { ...CHUNKS, files: { ...CHUNKS.files, '2': 'js/3.js' } };
  const { files: otherFiles } = withTables(PAGES, ROUTES, other, '/base/');
  expect(Object.keys(otherFiles).filter((file) => file in files)).toEqual([]);
});

it('stops at a route without a page', () => {
  expect(() => withTables(PAGES.slice(1), ROUTES, CHUNKS, '/base/')).toThrow(
    'No page was built for /.',
  );
});
