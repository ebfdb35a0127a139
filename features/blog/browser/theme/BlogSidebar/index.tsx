import type { ReactNode } from 'react';
import clsx from 'clsx';
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useVisibleBlogSidebarItems,
} from '@docusaurus/plugin-content-blog/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/BlogSidebar';
import { Menu, SIDE_MENU } from '#platform/frame/browser/Menu';
import styles from './styles.module.css';

/** All posts by year, unfolded for the latest year and that of the post that is read. */
function Posts({ sidebar }: { sidebar: NonNullable<Props['sidebar']> }): ReactNode {
  const { pathname } = useLocation();
  const years = groupBlogSidebarItemsByYear(useVisibleBlogSidebarItems(sidebar.items));
  return (
    <nav className="col col--3" aria-label={sidebar.title}>
      <div className={clsx('thin-scrollbar', styles.sidebar)}>
        {years.map(([year, posts], index) => (
          <details
            key={year}
            aria-label={year}
            open={index === 0 || posts.some(({ permalink }) => permalink === pathname)}
          >
            <summary className={styles.year}>{year}</summary>
            <BlogSidebarItemList
              items={posts}
              ulClassName="clean-list"
              linkClassName={styles.link}
              linkActiveClassName={styles.active}
            />
          </details>
        ))}
      </div>
    </nav>
  );
}

/** The list of posts, which phones open as a menu. */
export default function BlogSidebar({ sidebar }: Props): ReactNode {
  return (
    sidebar &&
    sidebar.items.length > 0 && (
      <Menu id={SIDE_MENU}>
        <Posts sidebar={sidebar} />
      </Menu>
    )
  );
}
