import { expect, describe, it } from 'vitest';
import { readRegistry, withoutChunks } from './pageChunks';
import { tableFile } from '../common/pageTable';
import { readRoutes, toTables } from './tables';

const CODE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/blog', component: ComponentCreator('/blog', 'b1'), exact: true },
  {
    path: '/',
    component: ComponentCreator('/', 'd1'),
    routes: [
      { path: '/a/', component: ComponentCreator('/a/', 'a1'), exact: true, sidebar: 'main' },
    ],
  },
  { path: '*', component: ComponentCreator('*') },
];`;
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
  const tables = toTables(readRoutes(CODE, NAMES), CHUNKS, '/404.html');

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

describe('tableFile', () => {
  it.each([
    ['/', 'index.json'],
    ['/a/', 'a/index.json'],
    ['/a/b', 'a/b.json'],
  ])('puts the table of %s into %s', (route, file) => {
    expect(tableFile(route)).toBe(file);
  });
});

describe('readRegistry', () => {
  it('notes what each entry loads', async () => {
    const code = `(globalThis.webpackChunk_site=globalThis.webpackChunk_site||[]).push([["9"],{5:function(e,t,n){
      n.r(t),n.d(t,{default:()=>r});
      let r={one:[()=>n.e("1").then(n.bind(n,10)),"@site/one",10],
        two:[()=>Promise.all([n.e("1"),n.e("2")]).then(n.t.bind(n,20,19)),"@site/two",20],
        three:[()=>Promise.resolve().then(n.bind(n,30)),"@site/three",30]}}}]);`;
    expect(await readRegistry(code, 'webpackChunk_site')).toEqual({
      one: { chunks: ['1'], id: 10 },
      two: { chunks: ['1', '2'], id: 20, mode: 19 },
      three: { chunks: [], id: 30 },
    });
  });
});

describe('withoutChunks', () => {
  it('takes chunks out of maps by id', () => {
    expect(
      withoutChunks(
        'u = (id) => ({"1": "one","2": "two"})[id] + ({"1":"0a","2":"0b"})[id]',
        new Set(['1']),
      ),
    ).toBe('u = (id) => ({"2": "two"})[id] + ({"2":"0b"})[id]');
  });
});
