import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import { isNextMonth } from '#features/blog/common/months';

/**
 * The posts before and after this one in time (the framework calls the newer one "previous").
 * Consecutive issues of the newsletter are called the previous and the next month.
 */
export default function BlogPostPaginator({ prevItem: newer, nextItem: older }: Props): ReactNode {
  const { permalink } = useBlogPost().metadata;
  return (
    <nav className="pagination-nav docusaurus-mt-lg" aria-label="Posts before and after this one">
      {older && (
        <PaginatorNavLink
          {...older}
          subLabel={isNextMonth(older.permalink, permalink) ? 'Previous month' : 'Older post'}
        />
      )}
      {newer && (
        <PaginatorNavLink
          {...newer}
          subLabel={isNextMonth(permalink, newer.permalink) ? 'Next month' : 'Newer post'}
          isNext
        />
      )}
    </nav>
  );
}
