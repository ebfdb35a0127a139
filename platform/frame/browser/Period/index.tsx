import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface PeriodProps {
  /** Id of the heading, unique on the page. */
  id: string;
  /** A year or a day. */
  name: ReactNode;
  children: ReactNode;
}

/** A period of time and what happened in it, side by side if there is room. */
export function Period({ id, name, children }: PeriodProps): ReactNode {
  return (
    <section className={styles.period} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {name}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
