import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import { MAIN_MENU, Menu, SIDE_MENU, useHasSidebar } from '#platform/frame/browser/Menu';

/** The main menu of phones: what the top bar has on wide screens. */
export default function MainMenu(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <Menu id={MAIN_MENU} closes={useHasSidebar() ? SIDE_MENU : MAIN_MENU}>
      <ul className="menu__list">
        {items.map((item, index) => (
          <NavbarItem mobile {...item} key={index} />
        ))}
      </ul>
    </Menu>
  );
}
