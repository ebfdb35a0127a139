import { type ReactNode, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import Category from '@theme-init/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { sidebarOfPart } from '../../../../common/sidebarWindow';
import { useWholeSidebar, wholeSidebars } from '../../../sidebar/wholeSidebars';
import styles from './styles.module.css';

/** Whether a control only opens the category; a link also leads to its page. */
const isToggle = (control: Element): boolean => control.matches('button, [role="button"]');

/**
 * Keeps a category collapsed until its sidebar is loaded, and shows the progress once a reader has
 * asked for it. Placed right after the category.
 *
 * @param sidebar name of the sidebar with all entries of the category
 */
function Waiting({ sidebar }: { sidebar: string }): ReactNode {
  const { status } = useWholeSidebar(sidebar);
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  /** What the reader clicked. */
  const control = useRef<HTMLElement>(null);

  useEffect(() => {
    const category = place.current?.previousElementSibling;
    // In the capture phase, before React passes the event to the category.
    const onClick = (event: Event) => {
      const pressed = (event.target as Element).closest<HTMLElement>('a, button');
      if (pressed && isToggle(pressed)) {
        event.preventDefault();
        event.stopPropagation();
        control.current = pressed;
        setAsked(true);
        void wholeSidebars.load(sidebar);
      }
    };
    category?.addEventListener('click', onClick, { capture: true });
    return () => {
      category?.removeEventListener('click', onClick, { capture: true });
      // The complete category that has replaced its part is the one that was asked for.
      if (wholeSidebars.get(sidebar).status === 'whole') {
        control.current?.click();
      }
    };
  }, [sidebar]);

  const isLoading = isAsked && status === 'loading';
  useEffect(() => {
    const category = isLoading ? place.current?.previousElementSibling : undefined;
    category?.setAttribute('aria-busy', 'true');
    return () => {
      category?.removeAttribute('aria-busy');
    };
  }, [isLoading]);

  const hasFailed = isAsked && status === 'failed';
  return (
    <li ref={place} className={styles.waiting} hidden={!isLoading && !hasFailed}>
      <span role="status">
        {isLoading && 'Loading…'}
        {hasFailed && 'This part of the list couldn’t be loaded.'}
      </span>
      {hasFailed && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            // This button disappears.
            control.current?.focus();
            void wholeSidebars.load(sidebar);
          }}
        >
          Retry
        </button>
      )}
    </li>
  );
}

/** The framework's category, which opens only once all its entries are there. */
export default function CategoryWrapper({ item, ...props }: Props): ReactNode {
  const sidebar = sidebarOfPart(item);
  // A link to the category's own page expands it before the page arrives with its entries.
  const className = clsx(item.className, sidebar !== undefined && styles.part);
  return (
    <>
      <Category item={{ ...item, className }} {...props} />
      {sidebar !== undefined && (
        <Waiting key={`${item.label} ${item.href ?? ''} ${props.activePath}`} sidebar={sidebar} />
      )}
    </>
  );
}
