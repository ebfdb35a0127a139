import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import { KIND_TAGS } from '#features/blog/common/posts';
import { cardPath } from '#features/social-cards/common/public';
import { withoutBasePath } from '#platform/base/common/site';
import controls from '#platform/frame/browser/controls.module.css';
import { FileLink } from '#platform/frame/browser/controls';
import styles from './styles.module.css';

/** The picture of the newest post, which is drawn for where it is shared. The post below says the same. */
function LeadPicture({ permalink }: { permalink: string }): ReactNode {
  const base = useBaseUrl('/');
  return (
    <img
      className={styles.picture}
      src={base + cardPath(withoutBasePath(permalink, base))}
      width="1200"
      height="630"
      alt=""
    />
  );
}

/**
 * The framework's list of posts, with what it lacks: a heading, a lead story, the kinds of posts, and
 * links to the feeds and the archive.
 */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, page } = metadata;
  const lead = page === 1 ? items[0] : undefined;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{page === 1 ? blogTitle : `${blogTitle}, page ${page}`}</Heading>
        {page === 1 && (
          <>
            <p>{metadata.blogDescription}</p>
            <ul className="plain wrap" aria-label="Kinds of posts">
              {Object.entries(KIND_TAGS).map(([tag, kind]) => (
                <li key={tag}>
                  <Link to={`/blog/tags/${tag}`} className={controls.toggle}>
                    {kind}
                  </Link>
                </li>
              ))}
              <li>
                <Link to="/blog/tags" className={controls.toggle}>
                  All topics
                </Link>
              </li>
            </ul>
          </>
        )}
        {lead && <LeadPicture permalink={lead.content.metadata.permalink} />}
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
