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
  it('puts at most 3 kB of script into a page, compressed', () => {
    const [, start = ''] =
      /data-page-table="[^"]*">(.*)<\/script>/.exec(
        announced('<script src=/assets/js/main.1.js defer></script>'),
      ) ?? [];
    expect(start.length).toBeGreaterThan(0);
    expect(gzipSync(start).length).toBeLessThanOrEqual(3000);
  });

  it('stops at a page without start scripts, which would never come to life', () => {
    expect(() => announced('<head></head>')).toThrow('/t/1/a.json');
  });
});
