import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import { KIND_TAGS, withTeams } from '#features/blog/common/posts';
import controls from '#platform/frame/browser/controls.module.css';
import { FileLink } from '#platform/frame/browser/controls';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { LeadContext } from '../../Cover';
import styles from './styles.module.css';

/**
 * The framework's list of posts, with what it lacks: a heading, a lead story, the kinds of posts,
 * links to the feeds and the archive, and structured data with teams instead of people as authors.
 */
export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, page } = metadata;
  const isFirst = page === 1;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <JsonLd data={withTeams(useBlogListPageStructuredData(props))} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{isFirst ? blogTitle : `${blogTitle}, page ${page}`}</Heading>
        {isFirst && (
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
        <div className={clsx(styles.list, isFirst && styles.withLead)}>
          <LeadContext.Provider value={isFirst ? items[0]?.content.metadata.permalink : undefined}>
            <BlogPostItems items={items} />
          </LeadContext.Provider>
        </div>
        <BlogListPaginator metadata={metadata} />
        {isFirst && (
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
