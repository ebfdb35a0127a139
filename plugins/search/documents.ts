import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import { AREAS } from '../../src/data/site';
import type { SearchDocument } from './engine';

/** The main area of a route, by its first segment; pages outside the areas have none. */
export function areaOf(route: string): string {
  const first = `/${route.split('/')[1] ?? ''}`;
  return AREAS.find((area) => area.to.replace(/\/$/, '') === first)?.label ?? 'Site';
}

/** A page as the plugins know it, whatever plugin it comes from. */
interface IndexedPage {
  permalink: string;
  title: string;
  description: string;
}

/**
 * The documents of the search index, one a page.
 *
 * @param baseUrl base path of the site; taken off the routes, which links add again
 */
export function toDocuments(pages: readonly IndexedPage[], baseUrl: string): SearchDocument[] {
  return pages.map(({ permalink, title, description }, id) => {
    const url = `/${permalink.slice(baseUrl.length)}`;
    return { id, url, title, description, area: areaOf(url) };
  });
}

/** Pages of the docs and blog plugins, in the order of their routes. */
export function pagesOf(docs: DocsContent, blog: BlogContent): IndexedPage[] {
  return [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...blog.blogPosts.map(({ metadata }) => metadata),
  ]
    .map(({ permalink, title, description }) => ({ permalink, title, description }))
    .sort((a, b) => a.permalink.localeCompare(b.permalink));
}
