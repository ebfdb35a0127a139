import type { ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import { FileLink } from '../../components/FileLink';

/**
 * The framework's list of posts with what it lacks: a heading of the
 * page, titles that tell the pages of the list apart, and the way to the feeds.
 */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const title =
    metadata.page === 1 ? metadata.blogTitle : `${metadata.blogTitle}, page ${metadata.page}`;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        {metadata.page === 1 && (
          <>
            <p>{metadata.blogDescription}</p>
            <p>
              Follow the blog in a feed reader: <FileLink file="/blog/rss.xml">RSS</FileLink>,{' '}
              <FileLink file="/blog/atom.xml">Atom</FileLink> or{' '}
              <FileLink file="/blog/feed.json">JSON Feed</FileLink>.
            </p>
          </>
        )}
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
