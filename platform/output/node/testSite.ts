// Built sites for tests.
import path from 'node:path';
import { testFolder } from '#platform/base/node/testPlugin';
import type { SiteContent } from '#platform/base/node/docusaurus';
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
    // Its caches are kept where the test ends.
    bodies: () =>
      readBodies(
        parts.siteDir ?? testFolder(),
        pages,
        ({ route }) => `https://example.org${route}`,
      ),
    files: [],
    ...parts,
  };
}
