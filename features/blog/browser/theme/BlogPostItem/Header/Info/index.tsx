import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import { formatDay } from '../../../../../../../platform/base/common/dates';

/** Day and reading time of a post. The day is formatted like all dates of the site. */
export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { date, readingTime } = useBlogPost().metadata;
  const day = date.slice(0, 10);
  return (
    <div className={clsx('margin-vert--md', className)}>
      <time dateTime={day}>{formatDay(day)}</time>
      {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
    </div>
  );
}
