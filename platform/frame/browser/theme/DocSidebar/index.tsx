import type { ReactNode } from 'react';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type { Props } from '@theme/DocSidebar';
import { Menu } from '../../Menu';
import { SIDE_MENU } from '../../Menu';

/** The framework's list of an area, which phones open as a menu. */
export default function DocSidebar(props: Props): ReactNode {
  return (
    <Menu id={SIDE_MENU}>
      <DocSidebarDesktop {...props} />
    </Menu>
  );
}
