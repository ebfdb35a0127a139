import { type ReactNode, useId, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;

/** Whether a `details` of the page is open; nothing where it isn't in the page yet. */
function isOpenInPage(id: string): boolean | undefined {
  const details = ExecutionEnvironment.canUseDOM ? document.getElementById(id) : null;
  return (details as HTMLDetailsElement | null)?.open;
}

/**
 * The framework's category, with its whole list in the HTML: the original leaves out folded ones. Its
 * arrow is the `summary` of a `details`, which unfolds the list behind it (`site.css`) before the
 * page starts and without scripts; after the start, the framework's `Collapsible` does, with motion.
 */
export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
  tabIndex,
}: Props): ReactNode {
  const { items, label, collapsible, className, href } = item;
  const id = useId();
  const isActive = isActiveSidebarItem(item, activePath);
  const [wasActive, setWasActive] = useState(isActive);
  const isCurrentPage = isSamePath(href, activePath);
  const [isOpen, setOpen] = useState(
    // As the reader has left it while the page started.
    () => isOpenInPage(id) ?? (!collapsible || isActive || !item.collapsed),
  );
  if (isActive !== wasActive) {
    setWasActive(isActive);
    setOpen(isOpen || isActive);
  }
  const linkClass = clsx('menu__link', {
    'menu__link--sublist': collapsible,
    'menu__link--active': isActive,
  });
  const fold = (summary: ReactNode, summaryClass: string, name?: string): ReactNode => (
    <details id={id} open={isOpen}>
      <summary
        className={summaryClass}
        aria-label={name}
        tabIndex={tabIndex}
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {summary}
      </summary>
    </details>
  );

  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrentPage && 'menu__list-item-collapsible--active',
        )}
      >
        {href === undefined && !collapsible && <span className="menu__link">{label}</span>}
        {href === undefined &&
          collapsible &&
          fold(label, clsx(linkClass, 'menu__link--sublist-caret'))}
        {href !== undefined && (
          <>
            <Link
              className={linkClass}
              aria-current={isCurrentPage ? 'page' : undefined}
              href={href}
              onClick={(event) => {
                onItemClick?.(item);
                if (isCurrentPage && collapsible) {
                  event.preventDefault();
                  setOpen(!isOpen);
                } else {
                  setOpen(true);
                }
              }}
              tabIndex={tabIndex}
            >
              {label}
            </Link>
            {collapsible && fold(null, 'menu__caret', `Pages in ${label}`)}
          </>
        )}
      </div>
      {items.length > 0 && (
        <Collapsible lazy={false} as="ul" className="menu__list" collapsed={!isOpen}>
          <DocSidebarItems
            items={items}
            tabIndex={isOpen ? 0 : -1}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </Collapsible>
      )}
    </li>
  );
}
