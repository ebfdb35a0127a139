import type { ReactNode } from 'react';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/BlogSidebar/Content';

/** The posts by year, unfolded for that of the post that is read. */
export default function BlogSidebarContent({
  items,
  yearGroupHeadingClassName,
  ListComponent,
}: Props): ReactNode {
  const { pathname } = useLocation();
  const years = groupBlogSidebarItemsByYear(items);
  const read = years.findIndex(([, posts]) =>
    posts.some(({ permalink }) => permalink === pathname),
  );
  return years.map(([year, posts], index) => (
    <details key={year} aria-label={year} open={index === read}>
      <summary className={yearGroupHeadingClassName}>{year}</summary>
      <ListComponent items={posts} />
    </details>
  ));
}
