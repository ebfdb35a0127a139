// Built sites for tests.
import path from 'node:path';
import type { SiteContent } from '#platform/base/node/loadedContent';
import { readBodies } from './bodies';
import type { BuiltSite } from './contribution';
import { Page } from './pages';

/** A page where the framework puts it. */
export const pageOf = (route: string, html: string): Page =>
  Page.of({ route, file: path.posix.join(route.slice(1), 'index.html'), html });

/** A built site that is nowhere on disk. */
export function siteOf(parts: Partial<BuiltSite> = {}): BuiltSite {
  const { pages = [], siteDir = '/nowhere' } = parts;
  return {
    siteDir,
    outDir: '/nowhere/build',
    url: 'https://example.org',
    baseUrl: '/',
    content: {
      docs: { loadedVersions: [] },
      blog: { blogPosts: [] },
      pages: [],
    } as unknown as SiteContent,
    routes: pages.map(({ route }) => route),
    written: {},
    oldRoutes: {},
    pages,
    bodies: () => readBodies(siteDir, pages, ({ route }) => `https://example.org${route}`),
    files: [],
    ...parts,
  };
}
