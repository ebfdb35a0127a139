import type { ReactNode } from 'react';
import styles from '../LinkCards/styles.module.css';

/**
 * A list of a page as cards, numbered if the list is: each item has a link as its first paragraph,
 * which the card leads to, and what stands behind it as its second.
 */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <div className={`cards ${styles.cards}`}>{children}</div>;
}
