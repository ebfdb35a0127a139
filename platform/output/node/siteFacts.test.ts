import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { toSiteFacts } from './siteFacts';
import { siteOf } from './testSite';

const route = (path: string, metadata?: RouteConfig['metadata']): RouteConfig => ({
  path,
  component: '@theme/X',
  ...(metadata && { metadata }),
});

it('has routes without base path, each once, and says which ones an author wrote and when', () => {
  const facts = toSiteFacts(
    { siteDir: process.cwd(), siteConfig: { url: 'https://example.org' } as never },
    {
      outDir: '/out',
      baseUrl: '/preview/',
      routesPaths: ['/preview/', '/preview/b', '/preview/b', '/preview/404.html'],
      routes: [
        {
          ...route('/preview/'),
          plugin: { name: 'docs', id: 'default' },
          routes: [
            route('/preview/a/', {
              sourceFilePath: 'docs/a/index.md',
              lastUpdatedAt: Date.UTC(2026, 10, 21, 23),
            }),
            route('/preview/b', { sourceFilePath: 'pages/b.tsx' }),
            route('/preview/tags'),
          ],
        },
      ],
    },
    siteOf().content,
  );
  expect(facts.routes).toEqual(['/', '/404.html', '/b']);
  expect(facts.written).toEqual({
    '/a/': { source: 'docs/a/index.md', updated: '2026-11-21' },
    '/b': { source: 'pages/b.tsx' },
  });
});
