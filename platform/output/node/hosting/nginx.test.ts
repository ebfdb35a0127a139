import { describe, expect, it } from 'vitest';
import type { HeaderRule } from '../contribution';
import { toNginxMaps, toNginxServer } from './nginx';
import { toRedirectRules } from './redirects';

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
