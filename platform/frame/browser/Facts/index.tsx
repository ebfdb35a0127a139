import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface FactsProps {
  /** {@link Fact}s. */
  children: ReactNode;
  /** Shown above them in the same box. */
  header?: ReactNode;
  /** Shown below them in the same box. */
  footer?: ReactNode;
}

/** Facts at a glance, in a box. */
export function Facts({ children, header, footer }: FactsProps): ReactNode {
  return (
    <div className={clsx('box', styles.facts)}>
      {header}
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

interface FactProps {
  name: string;
  children: ReactNode;
  /** Whether it has a row of its own. */
  isWide?: boolean;
  /** Its part of a line on which facts follow one another. */
  grows?: number;
}

/** A name and its value, or a list of values. */
export function Fact({ name, children, isWide, grows }: FactProps): ReactNode {
  return (
    <div
      className={isWide ? styles.wide : undefined}
      style={grows === undefined ? undefined : { flexGrow: grows }}
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
