import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import MainMenu from '@theme/Navbar/MobileSidebar';
import type { Props } from '@theme/Navbar/Layout';
import styles from './styles.module.css';
import { useIsAway } from './useIsAway';

/** The top bar, out of the way of readers who scroll down, and the main menu of phones. */
export default function NavbarLayout({ children }: Props): ReactNode {
  const isAway = useIsAway();
  return (
    <>
      <nav
        aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
        className={clsx(
          ThemeClassNames.layout.navbar.container,
          'navbar navbar--fixed-top',
          styles.bar,
          isAway && styles.away,
        )}
      >
        {children}
      </nav>
      <MainMenu />
    </>
  );
}
