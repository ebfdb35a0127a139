import type { ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import styles from './styles.module.css';

/** A list of links in the main menu of phones, which the browser unfolds. */
export default function DropdownNavbarItemMobile({ items, label, className }: Props): ReactNode {
  return (
    <li className="menu__list-item">
      <details>
        <summary className={clsx('menu__link menu__link--sublist-caret', styles.label, className)}>
          {label}
        </summary>
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem
              key={index}
              mobile
              isDropdownItem
              activeClassName="menu__link--active"
              {...item}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}
