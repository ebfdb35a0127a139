import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headerRules, toHeadersFile } from './headers';

describe('toHeadersFile', () => {
  it('indents the headers of a path under it, with the base path before', () => {
    expect(toHeadersFile([{ path: '/a/*', headers: { A: '1', B: '2' } }], '/preview/')).toBe(
      '/preview/a/*\n  A: 1\n  B: 2\n',
    );
  });
});

describe('headerRules', () => {
  it('say once how long each file is kept, and of none that it lasts for good', () => {
    const routes = ['/', '/a/', '/a/b', '/a/b/c', '/b', '/404.html'];
    const kept = headerRules([], routes).flatMap(({ path, headers }) =>
      Object.entries(headers)
        .filter(([name]) => name === 'Cache-Control')
        .map(([, value]) => [path, value]),
    );
    const revalidated = 'public, max-age=0, must-revalidate';
    expect(Object.fromEntries(kept)).toEqual({
      ...Object.fromEntries(['/', '/404.html', '/a/*', '/b'].map((path) => [path, revalidated])),
      '/assets/*': 'public, max-age=600, stale-while-revalidate=2592000',
    });
    expect(kept).toHaveLength(5);
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
