import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  BlogSidebarItemList,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import type { BlogSidebarItem } from '@docusaurus/plugin-content-blog';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type { Props } from '@theme/BlogSidebar/Desktop';
import styles from './styles.module.css';

function List({ items }: { items: BlogSidebarItem[] }): ReactNode {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="clean-list"
      linkClassName={styles.link}
      linkActiveClassName={styles.active}
    />
  );
}

/** All posts next to the pages of the blog, as one landmark. */
export default function BlogSidebarDesktop({ sidebar }: Props): ReactNode {
  return (
    <nav className="col col--3" aria-label={sidebar.title}>
      <div className={clsx('thin-scrollbar', styles.sidebar)}>
        <BlogSidebarContent
          items={useVisibleBlogSidebarItems(sidebar.items)}
          ListComponent={List}
          yearGroupHeadingClassName={styles.year}
        />
      </div>
    </nav>
  );
}
