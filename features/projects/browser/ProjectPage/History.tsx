import type { ReactNode } from 'react';
import { formatDay } from '#platform/base/common/dates';
import { LEVELS } from '#platform/base/common/levels';
import { Mark } from '#platform/frame/browser/Facts';
import { durationOf, monthsBetween, staysOf, type Levels } from '../../common/levels';
import mark from '#platform/frame/browser/Facts.module.css';
import styles from './styles.module.css';

interface HistoryProps {
  levels: Levels;
  /** Up to when it is known. */
  until: string;
}

/** The levels of a project in their order, each as long as the project was there. */
export function History({ levels, until }: HistoryProps): ReactNode {
  const stays = staysOf(levels).map((stay) => ({
    ...stay,
    months: Math.max(0, monthsBetween(stay.from, stay.to ?? until)),
  }));
  return (
    <>
      <div className={styles.bar} aria-hidden="true" data-no-copy="">
        {stays.map(({ level, months }) => (
          <span
            key={level}
            className={mark.level}
            data-mark={level}
            style={{ flexGrow: Math.max(months, 1) }}
          />
        ))}
      </div>
      <ol className="plain">
        {stays.map(({ level, from, to, months }) => (
          <li key={level}>
            <Mark kind={level}>{LEVELS[level]}</Mark> from{' '}
            <time dateTime={from}>{formatDay(from)}</time>
            {to === undefined ? '' : `, for ${durationOf(months)}`}
          </li>
        ))}
      </ol>
    </>
  );
}
