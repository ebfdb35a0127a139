import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What is known of something at a glance: a frame for {@link Fact}s. */
export function Facts({ children }: { children: ReactNode }): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
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
