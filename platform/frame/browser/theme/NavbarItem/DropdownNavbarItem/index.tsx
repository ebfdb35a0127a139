import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem, { type LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

/** Of the one file that hosts show at every unknown address. */
const NOT_FOUND = /^pathname:\/\/.*\/404(?:\.html)?$/;

/** An entry that leads to the file of the unknown address stays at the address that was asked for. */
function withoutNotFound(item: LinkLikeNavbarItemProps): LinkLikeNavbarItemProps {
  const { to, ...others } = item as { to?: string };
  return to !== undefined && NOT_FOUND.test(to)
    ? { ...others, href: '#', 'data-noBrokenLinkCheck': true }
    : item;
}

/** A list of links that the browser shows and hides: below a button, in the menu of phones folded. */
export default function DropdownNavbarItem({
  items,
  mobile = false,
  position,
  className,
  label,
}: Props): ReactNode {
  const id = useId();
  const links = items.map((item, index) => (
    <NavbarItem
      key={index}
      mobile={mobile}
      isDropdownItem
      activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
      {...withoutNotFound(item)}
    />
  ));
  return mobile ? (
    <li className="menu__list-item">
      <details>
        <summary className={clsx('menu__link menu__link--sublist-caret', className)}>
          {label}
        </summary>
        <ul className="menu__list">{links}</ul>
      </details>
    </li>
  ) : (
    <div className={clsx('navbar__item dropdown', position === 'right' && 'dropdown--right')}>
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        popoverTarget={id}
      >
        {label}
      </button>
      <ul id={id} popover="auto" className="dropdown__menu">
        {links}
      </ul>
    </div>
  );
}
