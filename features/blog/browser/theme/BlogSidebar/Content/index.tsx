import type { ReactNode } from 'react';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogSidebar/Content';

/** The posts by year. Years are not headings: the first heading is that of the page. */
export default function BlogSidebarContent({
  items,
  yearGroupHeadingClassName,
  ListComponent,
}: Props): ReactNode {
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} role="group" aria-label={year}>
      <div className={yearGroupHeadingClassName} aria-hidden="true">
        {year}
      </div>
      <ListComponent items={posts} />
    </div>
  ));
}
