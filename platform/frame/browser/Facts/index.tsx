import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FactsProps {
  /** {@link Fact}s. */
  children: ReactNode;
  /** Shown below them in the same box. */
  footer?: ReactNode;
}

/** Facts at a glance, in a box. */
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

/** Names with their values, in columns if there is room. */
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
