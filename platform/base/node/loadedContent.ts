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

/** The loaded content of docs, blog and pages, typed: the framework's types know no plugin. */
export function siteContent(allContent: AllContent): SiteContent {
  const contentOf = (kind: string) => allContent[`docusaurus-plugin-content-${kind}`]?.default;
  return {
    docs: contentOf('docs') as DocsContent,
    blog: contentOf('blog') as BlogContent,
    pages: contentOf('pages') as PagesContent,
  };
}

/** The pages of the docs. */
export const docsOf = ({ docs }: SiteContent): DocMetadata[] =>
  docs.loadedVersions.flatMap((version) => version.docs);

/** The posts of the blog, latest first. */
export const postsOf = ({ blog }: SiteContent): BlogPostMetadata[] =>
  blog.blogPosts.map(({ metadata }) => metadata);
