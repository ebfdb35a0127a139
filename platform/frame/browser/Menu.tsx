// The menus of phones, and the list beside a page, which is one of them.
import type { MouseEvent, ReactNode, ToggleEvent } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import { useActiveDoc } from './area';
import styles from './Menu.module.css';

/** Ids of what phones show over the page: the areas of the site, and the list beside a page. */
export const MAIN_MENU = 'main-menu';
export const SIDE_MENU = 'side-menu';

/** Id of the place from which the keyboard goes on to the text of a page with a list beside it. */
export const TEXT = 'page-text';

/** Whether the page has a list of pages beside its text: that of its area, or of the posts. */
export function useHasSidebar(): boolean {
  const activeDoc = useActiveDoc();
  const { pathname } = useLocation();
  const blog = useBaseUrl('/blog');
  const isBlog = pathname === blog || pathname.startsWith(`${blog}/`);
  return activeDoc?.sidebar !== undefined || (isBlog && !pathname.startsWith(`${blog}/archive`));
}

interface MenuProps {
  /** `SIDE_MENU` for the list of an area, which leads back to the main menu. */
  id: typeof MAIN_MENU | typeof SIDE_MENU;
  /** Id of what the button for closing closes: the menu, or the one from which it was opened. */
  closes?: string;
  children: ReactNode;
}

/** Puts the menu away for a link that leads on inside the document. */
function closeForLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const link = (target as Element).closest('a[href]:not([role="button"])');
  if (link && currentTarget.matches(':popover-open')) {
    document
      .querySelectorAll<HTMLElement>('[popover]:popover-open')
      .forEach((menu) => menu.hidePopover());
  }
}

/** Has the list of an area begin at the entry of the page, if that is further down. */
function showCurrentPage({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  const entry = newState === 'open' && currentTarget.querySelector('[aria-current="page"]');
  if (entry && entry.getBoundingClientRect().bottom > window.innerHeight) {
    entry.scrollIntoView({ block: 'center' });
  }
}

/**
 * A menu of phones: the browser opens and closes it, with scripts and without. From 997 px on, the
 * side menu is the column beside the text, and nothing is left of the main menu.
 */
export function Menu({ id, closes = id, children }: MenuProps): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      id={id}
      popover="auto"
      className={clsx(styles.menu, id === SIDE_MENU && styles.side)}
      onClick={closeForLink}
      onToggle={showCurrentPage}
    >
      <div className={clsx('navbar-sidebar__brand', styles.head)}>
        <NavbarLogo />
        <NavbarColorModeToggle className="margin-right--md" />
        <button
          type="button"
          className="clean-btn navbar-sidebar__close"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
          })}
          // The keyboard begins here; the button that has led here is covered.
          // eslint-disable-next-line jsx-a11y/no-autofocus -- of a popover, which the reader has opened
          autoFocus={id === MAIN_MENU}
          popoverTarget={closes}
          popoverTargetAction="hide"
        >
          <IconClose color="var(--ifm-color-emphasis-600)" />
        </button>
      </div>
      {id === SIDE_MENU && (
        <button
          type="button"
          className={clsx('clean-btn navbar-sidebar__back', styles.back)}
          popoverTarget={MAIN_MENU}
          popoverTargetAction="show"
        >
          ← Back to main menu
        </button>
      )}
      {children}
    </div>
  );
}

/** Where the skip link leads: the start of the text of a page with a list beside it. */
export function TextStart(): ReactNode {
  return <span id={TEXT} className={styles.start} tabIndex={-1} />;
}
