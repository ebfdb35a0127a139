import type { ReactNode } from 'react';
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type { Props } from '@theme/BlogSidebar';
import { Menu } from '#platform/frame/browser/Menu';
import { SIDE_MENU } from '#platform/frame/browser/Menu/ids';

/** The list of posts, which phones open as a menu. */
export default function BlogSidebar({ sidebar }: Props): ReactNode {
  return (
    sidebar &&
    sidebar.items.length > 0 && (
      <Menu id={SIDE_MENU}>
        <BlogSidebarDesktop sidebar={sidebar} />
      </Menu>
    )
  );
}
