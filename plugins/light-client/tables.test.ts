import { expect, describe, it } from 'vitest';
import { readRegistry, withoutChunks } from './bundlerPlugin';
import { announceTable } from './html';
import { tableFile } from './pageTable';
import { classesOf, readRoutes, toTables, withStylesFor } from './tables';

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
      styles: [],
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

describe('withStylesFor', () => {
  const table = {
    routes: [],
    modules: { doc: { chunks: ['2', '5', '6'], id: 30 } },
    styles: [],
    files: { '2': 'js/2.js' },
  };
  const occasional = new Map([
    ['5', classesOf('.note_a1 p{margin:.5em}.note_a1:hover{color:red}')],
    ['6', classesOf('@media (width>=997px){.code_b2 .line{color:red}}')],
    ['7', classesOf('.code_b2{color:blue}')],
  ]);

  it('leaves to a page the style sheets that its text needs', () => {
    expect(withStylesFor(table, occasional, '<p class="x note_a1">')).toEqual({
      ...table,
      modules: { doc: { chunks: ['2'], id: 30 } },
      styles: ['5'],
    });
    expect(withStylesFor(table, occasional, '<p class=code_b2>').styles).toEqual(['6']);
    expect(withStylesFor(table, occasional, '<p>A line').styles).toEqual([]);
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

describe('announceTable', () => {
  it('stops at a page without start scripts, which would never come to life', () => {
    const table = { routes: [], modules: {}, styles: [], files: {} };
    expect(() =>
      announceTable('<head></head>', table, {
        styles: {},
        folder: '/t/1/',
        address: '/t/1/a.json',
        publicPath: '/',
      }),
    ).toThrow('/t/1/a.json');
  });

  it('names table, scripts and style sheets of a page before the start script', () => {
    const table = {
      routes: [],
      modules: { text: { chunks: ['1', '2'], id: 3 } },
      styles: ['3'],
      files: { '2': 'assets/2.js' },
    };
    const html = announceTable(
      '<head><script src=/assets/js/runtime~main.1.js defer></script><link><script src="/assets/js/main.1.js" defer></script>',
      table,
      {
        styles: { '1': 'assets/1.css', '3': 'assets/3.css', '9': 'assets/9.css' },
        folder: '/t/1/',
        address: '/t/1/a.json',
        publicPath: '/',
      },
    );
    expect(html).toMatch(
      /^<head><link><link rel="stylesheet" href="\/assets\/1.css"><link rel="stylesheet" href="\/assets\/3.css"><link rel="preload" as="fetch" crossorigin="anonymous" href="\/t\/1\/a.json" data-page-table="\/t\/1\/"><script data-scripts="\/assets\/2.js \/assets\/js\/runtime~main.1.js \/assets\/js\/main.1.js">\{.*\}<\/script>$/,
    );
  });
});
