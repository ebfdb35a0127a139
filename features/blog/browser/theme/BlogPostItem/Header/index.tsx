import { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import { formatDay } from '#platform/base/common/dates';
import type { PostMore } from '#features/blog/common/posts';
import { inList } from '#platform/frame/browser/Links';
import { PageTools } from '#platform/frame/browser/PageTools';
import { Cover, LeadContext } from '../../../Cover';
import styles from './styles.module.css';

/**
 * Title, kind, day, and reading time of a post; on its own page, also its teams, on one line with the
 * tools of the page. The day is formatted like all dates of the site.
 */
export default function BlogPostItemHeader(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, editUrl, date, readingTime, authors, kind } = metadata as typeof metadata &
    PostMore;
  const day = date.slice(0, 10);
  return (
    <header className={styles.header}>
      {useContext(LeadContext) === permalink && <Cover seed={permalink} />}
      <BlogPostItemHeaderTitle />
      <div className="margin-vert--md">
        <span className={styles.kind}>{kind}</span>
        {' · '}
        <span>
          <time dateTime={day}>{formatDay(day)}</time>
          {readingTime !== undefined && (
            <>
              {' · '}
              <span className={styles.reading}>{Math.ceil(readingTime)} min read</span>
            </>
          )}
        </span>
      </div>
      {isBlogPostPage && (
        <div className={clsx('wrap', styles.line)}>
          <span>
            By{' '}
            {inList(authors, ({ name, page }) => (
              <Link to={page?.permalink ?? ''}>{name}</Link>
            ))}
          </span>
          <PageTools permalink={permalink} editUrl={editUrl} />
        </div>
      )}
    </header>
  );
}
