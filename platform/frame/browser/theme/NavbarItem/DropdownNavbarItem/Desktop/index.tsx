import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/** A button that shows and hides a list of links. The browser does, and closes it on Escape. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right')}>
      <button
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        popoverTarget={id}
      >
        {label}
      </button>
      <ul id={id} popover="auto" className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
