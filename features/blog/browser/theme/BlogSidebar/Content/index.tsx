import type { ReactNode } from 'react';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/BlogSidebar/Content';

/** The posts by year, unfolded for the latest year and that of the post that is read. */
export default function BlogSidebarContent({
  items,
  yearGroupHeadingClassName,
  ListComponent,
}: Props): ReactNode {
  const { pathname } = useLocation();
  return groupBlogSidebarItemsByYear(items).map(([year, posts], index) => (
    <details
      key={year}
      aria-label={year}
      open={index === 0 || posts.some(({ permalink }) => permalink === pathname)}
    >
      <summary className={yearGroupHeadingClassName}>{year}</summary>
      <ListComponent items={posts} />
    </details>
  ));
}
