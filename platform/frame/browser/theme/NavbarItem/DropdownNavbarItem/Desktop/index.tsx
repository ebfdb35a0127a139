import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import { useDismiss } from '../../../../useDismiss';
import styles from './styles.module.css';

/**
 * A button that shows and hides a list of links, like a disclosure in the ARIA practices: Enter and
 * Space toggle it, Escape closes it and leaves the focus on the button.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: Props): ReactNode {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  useDismiss(container, isOpen, close);

  return (
    <div
      ref={container}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        type="button"
        className={clsx('navbar__link', styles.button, className)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
      </button>
      <ul id={id} className="dropdown__menu">
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
