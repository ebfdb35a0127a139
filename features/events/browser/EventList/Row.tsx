import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { MONTHS, type IsoDay } from '#platform/base/common/dates';
import { Mark } from '#platform/frame/browser/Facts';
import type { CommunityEvent } from '../../common/schema';
import styles from './styles.module.css';

/** Days as on a leaf of a calendar. The row says them in words, too. */
export function Leaf({ start, end = start }: { start: IsoDay; end?: IsoDay }): ReactNode {
  const short = (day: IsoDay) => MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? '';
  const join = (from: string | number, to: string | number) =>
    from === to ? from : `${from}–${to}`;
  return (
    <>
      <span>{join(short(start), short(end))}</span>
      <b>
        {start === end
          ? Number(start.slice(8))
          : `${Number(start.slice(8))}–${Number(end.slice(8))}`}
      </b>
      <span>{end.slice(0, 4)}</span>
    </>
  );
}

const STATUS = { confirmed: 'Confirmed', announced: 'Announced', expected: 'Expected' } as const;

interface StatusProps {
  record: Pick<CommunityEvent, 'name' | 'certainty' | 'because'>;
  /** Whether it says so of what is confirmed. */
  isAhead?: boolean;
}

/** How sure a record is; of what is not confirmed, why. */
function Status({ record, isAhead }: StatusProps): ReactNode {
  const { name, certainty = 'confirmed', because } = record;
  if (because === undefined) {
    return isAhead && <Mark kind={certainty}>{STATUS[certainty]}</Mark>;
  }
  return (
    <details className={clsx('small', styles.doubt)}>
      <summary>
        <Mark kind={certainty}>{STATUS[certainty]}</Mark>
        <span data-no-copy> why?</span>
        <span className="sr-only"> {name}</span>
      </summary>
      <span>{because}</span>
    </details>
  );
}

interface RowProps extends StatusProps {
  id?: string;
  url?: string | undefined;
  /** What stands in front: a {@link Leaf}, or a word. */
  leaf: ReactNode;
  isLarge?: boolean;
  /** Above its name. */
  label?: string | undefined;
  children: ReactNode;
}

/** An event or a deadline, with its days in front. */
export function Row({
  id,
  url,
  leaf,
  isLarge,
  label,
  record,
  isAhead = false,
  children,
}: RowProps): ReactNode {
  return (
    <li
      className={clsx(isLarge && 'box', styles.item)}
      id={id}
      data-large={isLarge ? '' : undefined}
    >
      <p className={clsx('soft small', styles.leaf)} aria-hidden="true" data-no-copy>
        {leaf}
      </p>
      <div className={styles.body}>
        <div className={clsx('wrap', styles.head)}>
          {label && <p className={clsx('soft small', styles.label)}>{label}</p>}
          <p className={styles.name}>{url ? <Link to={url}>{record.name}</Link> : record.name}</p>
          <Status record={record} isAhead={isAhead} />
        </div>
        {children}
      </div>
    </li>
  );
}
