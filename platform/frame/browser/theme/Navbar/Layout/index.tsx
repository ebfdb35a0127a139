import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import MainMenu from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';

/**
 * The top bar, and the main menu of phones. The script inside the page takes the bar out of the way
 * of readers who scroll down (`packages/light-client/browser/start`).
 */
export default function NavbarLayout({ children }: Props): ReactNode {
  return (
    <>
      <nav
        aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
        className={clsx(ThemeClassNames.layout.navbar.container, 'navbar navbar--fixed-top')}
      >
        {children}
      </nav>
      <MainMenu />
    </>
  );
}
