import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import { FileLink } from '#platform/frame/browser/FileLink';

/**
 * The framework's list of posts, with what it lacks: a heading, and links to the feeds and the archive.
 */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, page } = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{page === 1 ? blogTitle : `${blogTitle}, page ${page}`}</Heading>
        {page === 1 && <p>{metadata.blogDescription}</p>}
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
        {page === 1 && (
          <p>
            Follow the blog in a feed reader: <FileLink file="/blog/rss.xml">RSS</FileLink>,{' '}
            <FileLink file="/blog/atom.xml">Atom</FileLink>, or{' '}
            <FileLink file="/blog/feed.json">JSON Feed</FileLink>. All posts by year are in the{' '}
            <Link to="/blog/archive">archive</Link>.
          </p>
        )}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
