import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Links with a remark on each, such as a year, in columns where there is room. */
export function LinkColumns({
  links,
}: {
  links: readonly { permalink: string; label: string; remark: ReactNode }[];
}): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({ permalink, label, remark }) => (
        <li key={permalink}>
          <Link to={permalink}>{label}</Link> <span className="soft">{remark}</span>
        </li>
      ))}
    </ul>
  );
}

/** A list in a box, collapsed at first because it can be long. */
export function CollapsedList({
  summary,
  children,
}: {
  summary: string;
  children: ReactNode;
}): ReactNode {
  return (
    <details className={clsx('box margin-bottom--lg', styles.list)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
