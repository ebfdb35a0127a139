import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FactsProps {
  /** {@link Fact}s. */
  children: ReactNode;
  /** What stands below them in the same frame. */
  footer?: ReactNode;
}

/** What is known of something at a glance, in a frame. */
export function Facts({ children, footer }: FactsProps): ReactNode {
  return (
    <div className={styles.facts}>
      <FactList>{children}</FactList>
      {footer}
    </div>
  );
}

interface FactListProps {
  /** {@link Fact}s. */
  children: ReactNode;
  className?: string;
}

/** Names with their values, in columns as far as there is room. */
export function FactList({ children, className }: FactListProps): ReactNode {
  return <dl className={clsx(styles.list, className)}>{children}</dl>;
}

/** A name and its value, or a list of values. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
