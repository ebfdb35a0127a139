import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/**
 * A button that shows and hides a list of links, as the ARIA practices describe a disclosure:
 * Enter and Space work it, Escape closes it and leaves the focus on the button.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
}: Props): ReactNode {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) {
        setOpen(false);
      }
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        setOpen(false);
        button.current?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <div
      ref={container}
      className={clsx('navbar__item dropdown', {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        ref={button}
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
