import { createRequire } from 'node:module';
import type { match, RouteProps } from 'react-router';
import { expect, it, vi } from 'vitest';

it('the router keeps at most 10,000 paths that it has compiled @spec:route-cache', () => {
  const require = createRequire(__filename);
  const router = require.resolve('react-router');
  const compiler = createRequire(router).resolve('path-to-regexp');
  const compile = vi.fn(require(compiler) as (path: string) => RegExp);
  const module = require.cache[compiler];
  if (!module) {
    throw new Error('Node.js keeps no modules of CommonJS any more.');
  }
  module.exports = compile;
  const { matchPath } = require(router) as {
    matchPath: (pathname: string, route: RouteProps) => match | null;
  };
  const isCompiledFor = (path: string): boolean => {
    compile.mockClear();
    expect(matchPath(path, { path, exact: true })).toMatchObject({ url: path });
    return compile.mock.calls.length > 0;
  };
  const pages = Array.from({ length: 10_001 }, (_, page) => `/page/${page}`);
  expect(pages.every(isCompiledFor)).toBe(true);
  expect(isCompiledFor('/page/0')).toBe(false);
  expect(isCompiledFor('/page/9999')).toBe(false);
  expect(isCompiledFor('/page/10000')).toBe(true);
});
