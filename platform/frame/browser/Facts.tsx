// What is to be seen at a glance: facts with their names, marks beside names, and periods of time.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { Level } from '#platform/base/common/levels';
import styles from './Facts.module.css';

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
