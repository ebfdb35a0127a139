import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import { formatDay } from '#platform/base/common/dates';
import type { PostMore } from '#features/blog/common/posts';
import styles from './styles.module.css';

/** Kind, day, and reading time of a post. The day is formatted like all dates of the site. */
export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { date, readingTime, kind } = useBlogPost().metadata as ReturnType<
    typeof useBlogPost
  >['metadata'] &
    PostMore;
  const day = date.slice(0, 10);
  return (
    <div className={clsx('margin-vert--md', className)}>
      <span className={styles.kind}>{kind}</span>
      <span>
        <time dateTime={day}>{formatDay(day)}</time>
        {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
      </span>
    </div>
  );
}
