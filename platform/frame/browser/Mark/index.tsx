import type { ReactNode } from 'react';
import type { Level } from '#platform/base/common/levels';
import styles from './styles.module.css';

interface MarkProps {
  /** Gives it its look: the level of a project, a duty, how sure a day is; without it, a plain one. */
  kind?: Level | 'required' | 'recommended' | 'confirmed' | 'announced' | 'expected' | undefined;
  children: ReactNode;
}

/** A small mark beside a name, which looks the same wherever it says the same. */
export function Mark({ kind, children }: MarkProps): ReactNode {
  return (
    <span className={styles.mark} data-mark={kind}>
      {children}
    </span>
  );
}
