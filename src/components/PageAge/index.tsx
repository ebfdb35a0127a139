import type { ReactNode } from 'react';
import type { Checked } from '../../../plugins/freshness/schema';
import { daysBetween, formatDay, formatPartialDate } from '../../../plugins/shared/dates';
import { useToday } from '../../hooks/useToday';
import styles from './styles.module.css';

/** One line above a text about the past, which says so. */
export function PastNote({ children }: { children: ReactNode }): ReactNode {
  return <p className={styles.past}>{children}</p>;
}

/** Who answers for the facts of a page, and when they were last checked. */
export function CheckedOn({ checked: { on, owner } }: { checked: Checked }): ReactNode {
  return (
    <p className={styles.checked}>
      Owner: {owner}. Checked {on.length > 7 ? 'on' : 'in'}{' '}
      <time dateTime={on}>{formatPartialDate(on)}</time>.
    </p>
  );
}

/**
 * The note of a post or a recording that is more than a year old on the reader's day.
 *
 * @param date its day, with or without time
 */
export function Age({ of, date }: { of: 'post' | 'recording'; date: string }): ReactNode {
  const day = date.slice(0, 10);
  const today = useToday();
  return daysBetween(day, today) > 365 ? (
    <PastNote>
      A {of} of {formatDay(day)}: it tells what held then.
    </PastNote>
  ) : null;
}
