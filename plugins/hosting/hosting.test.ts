import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanPath, createSiteServer } from '../../scripts/lib/server';
import { fileOfRoute, moveToCleanUrls } from './cleanUrls';
import { contentSecurityPolicy, headerRules, type HeaderRule, toHeadersFile } from './headers';
import { inlineScripts, scriptHashes } from './inlineScripts';
import { toNginxMaps, toNginxServer } from './nginx';
import { toRedirectRules, toRedirectsFile } from './redirects';
import { expiryProblem, securityTxt } from './securityTxt';

const folders: string[] = [];

/** A built site of these files, each with its own path as content. */
function site(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  folders.push(folder);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) {
    rmSync(folder, { recursive: true });
  }
});

describe('fileOfRoute', () => {
  it.each([
    ['/', 'index.html'],
    ['/events/', 'events/index.html'],
    ['/events/kubecon', 'events/kubecon.html'],
    ['/404.html', '404.html'],
  ])('puts %s into %s', (route, file) => {
    expect(fileOfRoute(route)).toBe(file);
  });
});

describe('moveToCleanUrls', () => {
  it('moves leaves out of their folder and leaves indexes where they are', async () => {
    const folder = site('blog/index.html', 'blog/page/2/index.html', 'events/index.html');
    await moveToCleanUrls(folder, ['/blog', '/blog/page/2', '/events/']);
    expect(readFileSync(path.join(folder, 'blog.html'), 'utf8')).toBe('blog/index.html');
    expect(existsSync(path.join(folder, 'blog/page/2.html'))).toBe(true);
    expect(existsSync(path.join(folder, 'blog/page/2'))).toBe(false);
    expect(existsSync(path.join(folder, 'events/index.html'))).toBe(true);
  });
});

describe('toRedirectRules', () => {
  const rules = toRedirectRules({ '/about': '/community/' }, ['/', '/a/', '/a/b'], '/preview/');

  it('covers old routes in both forms, and the unclean forms of every route', () => {
    expect(toRedirectsFile(rules)).toMatchInlineSnapshot(`
      "/preview/about /preview/community/ 301
      /preview/about/ /preview/community/ 301
      /preview/index.html /preview/ 301
      /preview/a/index.html /preview/a/ 301
      /preview/a.html /preview/a/ 301
      /preview/a/b/index.html /preview/a/b 301
      /preview/a/b.html /preview/a/b 301
      "
    `);
  });

  it('never redirects a route to itself', () => {
    expect(rules.filter(({ from, to }) => from === to)).toEqual([]);
  });
});

describe('toHeadersFile', () => {
  it('indents the headers of a path under it, with the base path before', () => {
    expect(toHeadersFile([{ path: '/a/*', headers: { A: '1', B: '2' } }], '/preview/')).toBe(
      '/preview/a/*\n  A: 1\n  B: 2\n',
    );
  });
});

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(["'sha256-x'"]);

  it('allows scripts of the site and by hash, and no other', () => {
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(policy).toContain("default-src 'none';");
  });

  it('never allows a style element without a file', () => {
    expect(policy).toContain("style-src 'self';");
  });
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
    expect(inlineScripts(html)).toEqual(['a()', 'b()']);
  });
});

describe('scriptHashes', () => {
  it('stops on a script that nobody expects, and says where it is and what to do', () => {
    const pages = [{ file: 'a.html', html: '<script>alert(1)</script>' }];
    expect(() => scriptHashes(pages)).toThrow(/a\.html: .*: alert\(1\)…/);
    expect(() => scriptHashes(pages)).toThrow(/correct EXPECTED_SCRIPTS/);
  });
});

describe('nginx', () => {
  const rules: HeaderRule[] = [
    { path: '/*', headers: { A: 'say "1"' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
    { path: '/*.md', headers: { 'Content-Type': 'text/markdown', 'X-Robots-Tag': 'noindex' } },
  ];

  it('gets a map for what depends on the path, and the redirects of both slashes', () => {
    const redirects = toRedirectRules({ '/about': '/a/' }, ['/', '/a/'], '/preview/');
    expect(toNginxMaps(rules, redirects, ['/', '/a/', '/a/b', '/404.html'], '/preview/'))
      .toMatchInlineSnapshot(`
      "map_hash_max_size 8192;
      map_hash_bucket_size 512;

      map $request_uri $site_path {
        "~^(?<site_asked>[^?]*)" $site_asked;
      }

      map $site_path $site_redirect {
        "/preview" "/preview/";
        "/preview/a" "/preview/a/";
        "/preview/a/b/" "/preview/a/b";
        "/preview/about" "/preview/a/";
        "/preview/about/" "/preview/a/";
        "/preview/index.html" "/preview/";
        "/preview/a/index.html" "/preview/a/";
        "/preview/a.html" "/preview/a/";
      }

      map $uri $site_cache_control {
        default "no-cache";
        "~^/preview/assets/.*$" "immutable";
      }

      map $uri $site_x_robots_tag {
        "~^/preview/.*\\\\.md$" "noindex";
      }
      "
    `);
  });

  it('gets every header, also on errors', () => {
    expect(toNginxServer(rules, '/')).toMatchInlineSnapshot(`
      "add_header Cache-Control $site_cache_control always;
      add_header A "say \\"1\\"" always;
      add_header X-Robots-Tag $site_x_robots_tag always;

      if ($site_redirect) {
        return 301 $site_redirect$is_args$args;
      }
      location / {
        try_files $uri $uri.html $uri/index.html =404;
      }
      location ~ ^/_ {
        return 404;
      }
      error_page 403 404 /404.html;
      "
    `);
  });
});

describe('security.txt', () => {
  it('has the fields that RFC 9116 asks for', () => {
    const text = securityTxt('https://example.org', 'https://github.com/a/b');
    expect(text).toMatch(/^Contact: https:\/\/github\.com\/a\/b\/security\/advisories\/new$/m);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
    expect(text).toMatch(/^Canonical: https:\/\/example\.org\/\.well-known\/security\.txt$/m);
  });

  it.each([
    ['2027-01-30', undefined],
    ['2027-01-29', /expires in 29 days/],
    ['2026-12-30', /has expired/],
    ['2028-01-03', /expires too late/],
  ])('that expires on %s is told about in time', (expires, problem) => {
    const told = expiryProblem(expires, '2026-12-31');
    expect(told ?? 'fine').toMatch(problem ?? /^fine$/);
  });
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
  it('answers by the files of the hosts', async () => {
    const folder = site('index.html', 'a.html', '404.html', 'assets/x.js');
    writeFileSync(path.join(folder, '_headers'), toHeadersFile(headerRules([]), '/'));
    writeFileSync(path.join(folder, '_redirects'), '/old /a 301\n');
    const server = await createSiteServer(folder);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const get = (route: string) =>
        fetch(`http://localhost:${port}${route}`, { redirect: 'manual' });

      const page = await get('/a');
      expect([page.status, await page.text()]).toEqual([200, 'a.html']);
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');

      const old = await get('/old?x=1');
      expect([old.status, old.headers.get('location')]).toEqual([301, '/a?x=1']);

      const missing = await get('/missing');
      expect([missing.status, await missing.text()]).toEqual([404, '404.html']);

      const asset = await get('/assets/x.js');
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');

      const outside = await get(`/${encodeURIComponent('../../outside')}`);
      expect(outside.status).toBe(404);
    } finally {
      server.close();
    }
  });
});
