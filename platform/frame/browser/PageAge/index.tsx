import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Checked } from '#platform/content/common/freshness';
import { addDays, hasEnded, formatPartialDate } from '#platform/base/common/dates';
import { useToday } from '#platform/base/browser/useToday';
import styles from './styles.module.css';

/** A line above a text about the past that says so. */
export function PastNote({ children }: { children: ReactNode }): ReactNode {
  return <p className={`small soft ${styles.past}`}>{children}</p>;
}

/** What the facts of a page were compared with, and when; without a source, when it was reviewed. */
export function CheckedOn({ checked: { on, source } }: { checked: Checked }): ReactNode {
  return (
    <p className={`small soft ${styles.checked}`}>
      {source ? 'Compared with ' : 'Last reviewed by the editors of this site'}
      {source && (
        <Link to={source.url}>
          {source.title
            .split('`')
            .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
        </Link>
      )}{' '}
      {on.length > 7 ? 'on' : 'in'} <time dateTime={on}>{formatPartialDate(on)}</time>.
    </p>
  );
}

/**
 * What posts and recordings say that are more than a year old on the reader's day.
 *
 * @param date day of the post or recording, with or without time
 */
export function useAge(date: string): string | undefined {
  const today = useToday();
  return hasEnded(addDays(date.slice(0, 10), 365), today) ? 'More than a year old' : undefined;
}

/** A note with the age of a recording, if there is something to say; see {@link useAge}. */
export function Age({ date }: { date: string }): ReactNode {
  const age = useAge(date);
  return age && <PastNote>{age}</PastNote>;
}
