import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import markdown from '../../../../netlify/edge-functions/markdown.mjs';
import { testFolder } from '#platform/base/node/testPlugin';
import { headerRules, toHeadersFile } from './headers';
import { cleanPath, createSiteServer, withSite } from './server';

/** A built site of these files, each with its own path as content. */
const site = (...files: string[]): string =>
  testFolder(Object.fromEntries(files.map((file) => [file, file])));

/** The status of a path that is sent as it is, as no browser would. */
const statusOf = (port: number, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

describe('cleanPath', () => {
  it('settles the slash by the kind of the file', () => {
    const folder = site('a/index.html', 'a/b.html', 'c.txt');
    expect(cleanPath(folder, '/a')).toBe('/a/');
    expect(cleanPath(folder, '/a/')).toBeUndefined();
    expect(cleanPath(folder, '/a/b/')).toBe('/a/b');
    expect(cleanPath(folder, '/a/b')).toBeUndefined();
    expect(cleanPath(folder, '/c.txt')).toBeUndefined();
    expect(cleanPath(folder, '/none/')).toBeUndefined();
  });
});

describe('createSiteServer', () => {
  it('compresses text, as hosts do, and pictures not again', async () => {
    const large = 'text '.repeat(1000);
    const files = { '404.html': '', 'a.html': large, 'a.json': large, 'a.png': large };
    await withSite(testFolder({ ...files, _headers: '', _redirects: '' }), async (origin) => {
      const encodings = ['/a', '/a.json', '/a.png'].map(async (route) => {
        const answer = await fetch(origin + route, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(await answer.text()).toBe(large);
        return answer.headers.get('content-encoding');
      });
      expect(await Promise.all(encodings)).toEqual(['gzip', 'gzip', null]);
    });
  });

  it('answers by the files of the hosts', async () => {
    const folder = site(
      ...['index.html', 'a.html', '404.html', 'assets/x.js'],
      ...['a.parquet', 'a.jsonl', 'a.bib', 'a.cff', 'a.yaml', 'a.md', 'a.ics'],
      ...['search-index.json', 'feed.xml', 'analytics.html'],
    );
    writeFileSync(path.join(folder, '_headers'), toHeadersFile(headerRules([], ['/a']), '/'));
    writeFileSync(path.join(folder, '_redirects'), '/old /a 301\n');
    const server = await createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const ask = (route: string) =>
        fetch(`http://localhost:${port}${route}`, { redirect: 'manual' });

      const page = await ask('/a');
      expect([page.status, await page.text()]).toEqual([200, 'a.html']);
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const etag = page.headers.get('etag') ?? '';
      const again = await fetch(page.url, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);

      const accept = 'text/markdown, text/html;q=0.9';
      const copy = await fetch(page.url, { headers: { accept } });
      expect([copy.headers.get('vary'), await copy.text()]).toEqual([
        'Accept, Accept-Encoding',
        'a.md',
      ]);
      expect(await (await fetch(copy.url, { headers: { accept: 'text/html' } })).text()).toBe(
        'a.html',
      );
      // What has no copy.
      const start = await fetch(`http://localhost:${port}/`, { headers: { accept } });
      expect(await start.text()).toBe('index.html');
      // The host's rule says the same.
      const byRule = await markdown(new Request(page.url));
      expect([byRule?.headers.get('vary'), await byRule?.text()]).toEqual(['Accept', 'a.md']);
      expect(await markdown(new Request(start.url))).toBeUndefined();

      const old = await ask('/old?x=1');
      expect([old.status, old.headers.get('location')]).toEqual([301, '/a?x=1']);

      const missing = await ask('/missing');
      expect([missing.status, await missing.text()]).toEqual([404, '404.html']);

      // Hosts send the rules of a path with any status: a missing file is not kept for long.
      for (const [asset, status] of [
        ['x.js', 200],
        ['y.js', 404],
      ] as const) {
        const answer = await ask(`/assets/${asset}`);
        expect([asset, answer.status]).toEqual([asset, status]);
        expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=600, stale/);
      }

      expect(page.headers.get('access-control-allow-origin')).toBeNull();
      // Its name ends like that of a calendar, but for the dot.
      expect((await ask('/analytics')).headers.get('content-type')).toMatch(/^text\/html/);
      for (const [file, type] of Object.entries({
        'a.parquet': 'application/vnd.apache.parquet',
        'a.jsonl': 'application/jsonl',
        'a.bib': 'application/x-bibtex; charset=utf-8',
        'a.cff': 'application/yaml',
        'a.yaml': 'application/yaml',
        'a.md': 'text/markdown; charset=utf-8',
        'a.ics': 'text/calendar; charset=utf-8',
        'search-index.json': 'application/json',
        'feed.xml': 'text/xml',
      })) {
        const { headers } = await ask(`/${file}`);
        expect([file, headers.get('content-type')]).toEqual([file, type]);
        expect([file, headers.get('access-control-allow-origin')]).toEqual([file, '*']);
      }

      const outside = await ask(`/${encodeURIComponent('../../outside')}`);
      expect(outside.status).toBe(404);

      for (const path of [
        '/%',
        '//',
        '//evil.example/',
        '//a/',
        '/%00',
        '/%E0%A4%A',
        '*',
        '/a\\b',
        '/?%',
        'http://x/a',
      ]) {
        expect([path, await statusOf(port, path)]).toEqual([path, path === '/?%' ? 200 : 404]);
      }
    } finally {
      server.close();
    }
  });
});

describe('withSite', () => {
  it('serves the site only while something is done with it', async () => {
    const folder = site('a.html', '404.html', '_headers', '_redirects');
    writeFileSync(path.join(folder, '_headers'), '');
    writeFileSync(path.join(folder, '_redirects'), '');
    let address = '';
    const text = await withSite(folder, async (origin) => {
      address = `${origin}/a`;
      return (await fetch(address, { headers: { Connection: 'close' } })).text();
    });
    expect(text).toBe('a.html');
    await expect(fetch(address)).rejects.toThrow();
  });

  it('says how to build a site that is not there', async () => {
    const use = () => Promise.resolve();
    await expect(withSite(path.join(testFolder(), 'build'), use)).rejects.toThrow(
      'Run "npm run build" first.',
    );
  });
});
