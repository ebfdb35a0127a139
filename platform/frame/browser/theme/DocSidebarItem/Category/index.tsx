import { type ReactNode, useEffect } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import { Collapsible, ThemeClassNames, useCollapsible } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;

/** The framework's category, with its whole list in the HTML: the original leaves out folded ones. */
export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const { items, label, collapsible, className, href } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const { collapsed, setCollapsed, toggleCollapsed } = useCollapsible({
    initialState: collapsible && !isActive && item.collapsed,
  });
  useEffect(() => {
    if (isActive) {
      setCollapsed(false);
    }
  }, [isActive, setCollapsed]);
  const isButton = collapsible && href === undefined;

  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        collapsed && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrentPage && 'menu__list-item-collapsible--active',
        )}
      >
        <Link
          className={clsx('menu__link', {
            'menu__link--sublist': collapsible,
            'menu__link--sublist-caret': isButton,
            'menu__link--active': isActive,
          })}
          aria-current={isCurrentPage ? 'page' : undefined}
          role={isButton ? 'button' : undefined}
          aria-expanded={isButton ? !collapsed : undefined}
          href={href ?? findFirstSidebarItemLink(item)}
          onClick={(event) => {
            onItemClick?.(item);
            if (collapsible && (isButton || isCurrentPage)) {
              event.preventDefault();
              toggleCollapsed();
            } else {
              setCollapsed(false);
            }
          }}
          tabIndex={tabIndex}
        >
          {label}
        </Link>
        {collapsible && href !== undefined && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={`${collapsed ? 'Expand' : 'Collapse'} sidebar category '${label}'`}
            aria-expanded={!collapsed}
            onClick={toggleCollapsed}
          />
        )}
      </div>
      {items.length > 0 && (
        <Collapsible lazy={false} as="ul" className="menu__list" collapsed={collapsed}>
          <DocSidebarItems
            items={items}
            tabIndex={collapsed ? -1 : 0}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </Collapsible>
      )}
    </li>
  );
}
