import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import deadlines from '@generated/site-collections/default/deadlines.json';
import events from '@generated/site-collections/default/events.json';
import { formatDay, MONTHS, type IsoDay } from '#platform/base/common/dates';
import { yearFrom } from '../../common/select';
import styles from './styles.module.css';

const KEY = [
  ['large', 'conference'],
  ['small', 'other event'],
  ['deadline', 'deadline'],
] as const;

/** The next twelve months, with the days of events and deadlines as links to them. */
export function Year({ today }: { today: IsoDay }): ReactNode {
  return (
    <nav aria-label="The next twelve months" className={styles.group} data-no-copy="">
      <h3>The next twelve months</h3>
      <ol className={clsx('plain soft small', styles.year)}>
        {yearFrom(today, events, deadlines).map(({ month, days }) => (
          <li key={month}>
            <span>{MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3)}</span>
            {days.map(({ day, name, to, kind }) => (
              <Link key={day + name} to={to} className={styles.day} title={name} data-kind={kind}>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="sr-only">
                  {formatDay(day)}: {name}
                </span>
              </Link>
            ))}
          </li>
        ))}
      </ol>
      <p className={clsx('soft small wrap', styles.key)} aria-hidden="true">
        {KEY.map(([kind, label]) => (
          <span key={kind}>
            <span className={styles.day} data-kind={kind} /> {label}
          </span>
        ))}
      </p>
    </nav>
  );
}
