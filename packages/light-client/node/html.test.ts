import { gzipSync } from 'node:zlib';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { announceTable } from './html';

const ANNOUNCED = {
  styles: { '1': 'assets/1.css', '9': 'assets/9.css' },
  folder: '/t/1/',
  address: '/t/1/a.json',
  publicPath: '/',
};
const TABLE = {
  routes: [],
  modules: { text: { chunks: ['1', '2'], id: 3 } },
  files: { '2': 'assets/2.js' },
};

const announced = (html: string) =>
  announceTable(fromHtml(html), TABLE, ANNOUNCED).reduceRight(
    (text, edit) => text.slice(0, edit.start) + edit.html + text.slice(edit.end),
    html,
  );

describe('announceTable', () => {
  it('names table, scripts and style sheets of a page in the place of its start scripts', () => {
    expect(
      announced(
        '<head><script src=/assets/js/runtime~main.1.js defer></script><link><script src="/assets/js/main.1.js" defer></script></head><p>A',
      ),
    ).toMatch(
      /^<head><link><link rel="stylesheet" href="\/assets\/1.css"><script data-scripts="\/assets\/2.js \/assets\/js\/runtime~main.1.js \/assets\/js\/main.1.js" data-table="\/t\/1\/a.json" data-page-table="\/t\/1\/">.*<\/script><\/head><p>A$/,
    );
  });

  it('puts at most 3 kB of script into a page, compressed', () => {
    const [, start = ''] =
      /data-page-table="[^"]*">(.*)<\/script>/.exec(
        announced('<script src=/assets/js/main.1.js defer></script>'),
      ) ?? [];
    expect(start.length).toBeGreaterThan(0);
    expect(gzipSync(start).length).toBeLessThanOrEqual(3000);
  });

  it('leaves scripts alone that do not wait, and those that are only written about', () => {
    const others = '<script src=/a.js></script><script>a()</script>';
    const text = '<p title="<script src=/c.js defer></script>">A';
    const html = announced(`<head>${others}<script src=/b.js defer></script></head>${text}`);
    expect(html.startsWith(`<head>${others}<link`)).toBe(true);
    expect(html.endsWith(`</head>${text}`)).toBe(true);
  });

  it('stops at a page without start scripts, which would never come to life', () => {
    expect(() => announced('<head></head>')).toThrow('/t/1/a.json');
  });
});
