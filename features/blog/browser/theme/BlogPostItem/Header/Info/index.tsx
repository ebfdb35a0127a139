import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import { formatDay } from '#platform/base/common/dates';
import { useAge } from '#platform/frame/browser/PageAge';

/** Day and reading time of a post, and on its own page its age. The day is formatted like all dates of the site. */
export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { date, readingTime } = metadata;
  const day = date.slice(0, 10);
  const age = useAge(date);
  return (
    <div className={clsx('margin-vert--md', className)}>
      <time dateTime={day}>{formatDay(day)}</time>
      {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
      {isBlogPostPage && age && ` · ${age}`}
    </div>
  );
}
