// What lists of events and lists of deadlines share.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { counted } from '#platform/base/common/text';
import { MONTHS, type IsoDay } from '#platform/base/common/dates';
import { Mark } from '#platform/frame/browser/Facts';
import type { CommunityEvent } from '../../common/schema';
import styles from './styles.module.css';

interface LeafProps {
  /** A day, or a month whose day isn't known. */
  start: string;
  end?: string | undefined;
}

/** Days as on a leaf of a calendar. The row says them in words, too. */
export function Leaf({ start, end = start }: LeafProps): ReactNode {
  const short = (day: IsoDay) => MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? '';
  const date = (day: IsoDay) => Number(day.slice(8)) || '?';
  const join = (from: string | number, to: string | number) =>
    from === to ? from : `${from}–${to}`;
  return (
    <>
      <span>{join(short(start), short(end))}</span>
      <b>{start === end ? date(start) : `${date(start)}–${date(end)}`}</b>
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

interface LeftProps {
  /** Whether a deadline is so near that they stand out. */
  isSoon?: boolean;
  children: string;
}

/** Days that are counted from today. */
export function Left({ isSoon, children }: LeftProps): ReactNode {
  return (
    <>
      {' '}
      <strong className={styles.left} data-soon={isSoon ? '' : undefined}>
        {children}
      </strong>
    </>
  );
}

/** Further pages about a record, as items of a list. */
export const Links = ({ links }: Pick<CommunityEvent, 'links'>): ReactNode =>
  links?.map(({ label, url }) => (
    <li key={url}>
      <Link to={url}>{label}</Link>
    </li>
  ));

interface RowProps extends StatusProps {
  id?: string;
  url?: string | undefined;
  /** What stands in front: a {@link Leaf}, or a word. */
  leaf: ReactNode;
  isLarge?: boolean;
  /** Whether it is a deadline that is soon, so that it stands out. */
  isNear?: boolean;
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
  isNear,
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
      data-near={isNear ? '' : undefined}
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

interface GroupProps {
  title: string;
  /** Shown if the list is empty; without it, an empty group is left out. */
  empty?: string;
  /** What an entry is, where the list is folded at first; the fold then stands for the heading. */
  folded?: string;
  /** {@link Row}s. */
  children: ReactNode[];
}

/** A part of a list, under its heading or folded. */
export function Group({ title, empty, folded, children }: GroupProps): ReactNode {
  if (children.length === 0 && !empty) {
    return null;
  }
  const list = <ul className={clsx('plain', styles.list)}>{children}</ul>;
  return (
    <section className={styles.group} aria-label={title}>
      {folded === undefined ? (
        <>
          {/* What comes first is what the heading of the page or of its section names. */}
          <h3 className={empty && 'sr-only'}>{title}</h3>
          {children.length === 0 ? <p>{empty}</p> : list}
        </>
      ) : (
        <details>
          <summary>Show {counted(children.length, folded)}</summary>
          {list}
        </details>
      )}
    </section>
  );
}
