import type { BlogContent, BlogPostMetadata } from '@docusaurus/plugin-content-blog';
import type { DocMetadata, LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { Plugin } from '@docusaurus/types';

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/** What the framework's content plugins have loaded. */
export interface SiteContent {
  docs: DocsContent;
  blog: BlogContent;
  pages: PagesContent;
}

/** @throws if a plugin for content is missing, which the framework's types cannot tell */
function contentOf(allContent: AllContent, plugin: string): unknown {
  const content = allContent[plugin]?.default;
  if (content === undefined) {
    throw new Error(`${plugin} has loaded no content.`);
  }
  return content;
}

/** The loaded content of docs, blog and pages, typed. */
export function siteContent(allContent: AllContent): SiteContent {
  return {
    docs: contentOf(allContent, 'docusaurus-plugin-content-docs') as DocsContent,
    blog: contentOf(allContent, 'docusaurus-plugin-content-blog') as BlogContent,
    pages: contentOf(allContent, 'docusaurus-plugin-content-pages') as PagesContent,
  };
}

/** The pages of the docs. */
export const docsOf = ({ docs }: SiteContent): DocMetadata[] =>
  docs.loadedVersions.flatMap((version) => version.docs);

/** The posts of the blog, latest first. */
export const postsOf = ({ blog }: SiteContent): BlogPostMetadata[] =>
  blog.blogPosts.map(({ metadata }) => metadata);
