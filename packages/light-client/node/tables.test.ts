import type { RouteConfig } from '@docusaurus/types';
import { expect, describe, it } from 'vitest';
import { toEntries, toTables } from './tables';

const PAGE: RouteConfig = {
  path: '/a/',
  component: '@theme/DocItem',
  exact: true,
  sidebar: 'main',
  metadata: { sourceFilePath: 'docs/a.md' },
};
const DOCS: RouteConfig = { path: '/', component: '@theme/DocsRoot', routes: [PAGE] };
const BLOG: RouteConfig = { path: '/blog', component: '@theme/BlogListPage', exact: true };
const NAMES = {
  '/blog-b1': { __comp: 'blog' },
  '/-d1': { __comp: 'docs' },
  '/a/-a1': { __comp: 'doc', items: [{ content: 'text' }] },
};
const CHUNKS = {
  modules: {
    blog: { chunks: ['1'], id: 10 },
    docs: { chunks: ['2'], id: 20 },
    doc: { chunks: ['2', '3'], id: 30 },
    text: { chunks: ['4'], id: 40, mode: 19 },
  },
  files: { '1': 'js/1.js', '2': 'js/2.js', '3': 'js/3.js', '4': 'js/4.js' },
  styles: {},
};

describe('toTables', () => {
  const tables = toTables(toEntries([BLOG, DOCS], NAMES), CHUNKS, '/404.html');

  it('gives a page the routes, modules and files that it is made of, and no others', () => {
    expect(tables.get('/a/')).toEqual({
      routes: [
        {
          path: '/',
          hash: 'd1',
          chunkNames: { __comp: 'docs' },
          attributes: {},
          routes: [
            {
              path: '/a/',
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
    expect(tables.get('/404.html')).toMatchObject({
      routes: [{ path: '/', routes: [] }],
      modules: { docs: CHUNKS.modules.docs },
    });
    expect([...tables.keys()]).toEqual(['/blog', '/a/', '/404.html']);
  });
});

it('stops where the framework names chunks of another route', () => {
  expect(() => toEntries([DOCS, BLOG], NAMES)).toThrow(
    'The framework names chunks of "/blog-b1" where those of "/" should be.',
  );
});
