import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import { MAIN_MENU, SIDE_MENU, useHasSidebar } from '#platform/frame/browser/Menu';

/** Opens the menu of phones: the list beside the page, or the main menu where there is none. */
export default function MenuToggle(): ReactNode {
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      popoverTarget={useHasSidebar() ? SIDE_MENU : MAIN_MENU}
    >
      <IconMenu />
    </button>
  );
}
