import { describe, expect, it } from 'vitest';
import { headerRules } from './headers';

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
