import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import allDeadlines from '@generated/site-collections/default/deadlines.json';
import { formatDay, formatPartialDate } from '#platform/base/common/dates';
import { useToday } from '#platform/base/browser/useToday';
import { timeLeft } from '../../common/describe';
import type { Deadline } from '../../common/schema';
import {
  groupDeadlines,
  hasDay,
  isSoon,
  opensLater,
  type DeadlineFilter,
} from '../../common/select';
import { Group, Leaf, Left, Links, Row } from '../EventList/Row';
import styles from '../EventList/styles.module.css';

interface DeadlineItemProps {
  deadline: Deadline;
  today: string;
  /** Whether its day lies ahead. */
  isAhead: boolean;
  /** Shown as a card, with a button to where one applies. */
  isLarge?: boolean;
}

function DeadlineItem({ deadline, today, isAhead, isLarge = false }: DeadlineItemProps): ReactNode {
  const { opens, closes, month = '', time, url, contact, note, links, kind } = deadline;
  const isDue = kind === 'deadline';
  const when = closes ?? month;
  const before = closes === undefined ? 'expected in' : isDue ? (opens ? 'to' : 'by') : 'on';
  const isLater = opensLater(deadline, today);
  const isNear = isDue && isAhead && closes !== undefined && isSoon(closes, today);
  return (
    <Row record={deadline} url={url} isLarge={isLarge} isNear={isNear} leaf={<Leaf start={when} />}>
      <p className={clsx('soft wrap', styles.facts)}>
        {opens && !isLater && (
          <span>
            from <time dateTime={opens}>{formatDay(opens)}</time>
          </span>
        )}
        <span className="sr-only">
          {before} <time dateTime={when}>{formatPartialDate(when)}</time>
          {time && ', '}
        </span>
        {time && <span>{time}</span>}
        {isDue && isAhead && hasDay(deadline) && (
          <Left isSoon={isNear}>{timeLeft(deadline, today)}</Left>
        )}
        {contact && <Link to={`mailto:${contact}`}>{contact}</Link>}
      </p>
      {note && <p>{note}</p>}
      {(links ?? isLarge) && (
        <ul className={clsx('plain wrap', styles.links)}>
          {isLarge && url && (
            <li>
              <Link className="button button--primary button--sm" to={url}>
                Apply<span className="sr-only"> by the deadline of {deadline.name}</span>
              </Link>
            </li>
          )}
          <Links links={links} />
        </ul>
      )}
    </Row>
  );
}

interface DeadlineListProps extends DeadlineFilter {
  among?: readonly Deadline[];
}

/** The deadlines of `data/events.yaml`: open, ahead, and closed, as of the reader's day. */
export function DeadlineList({ among = allDeadlines, ...filter }: DeadlineListProps): ReactNode {
  const today = useToday();
  const groups = groupDeadlines(among, today, filter);
  const items = (name: keyof typeof groups, isLarge = false) =>
    groups[name].map((deadline) => (
      <DeadlineItem
        key={deadline.id}
        deadline={deadline}
        today={today}
        isAhead={name !== 'closed' && name !== 'pastChanges'}
        isLarge={isLarge}
      />
    ));
  return (
    <>
      <Group title="Open deadlines" empty="No deadline is open right now.">
        {items('open', filter.offer !== undefined)}
      </Group>
      <Group title="Not open yet">{items('later')}</Group>
      <Group title="Expected, not announced">{items('expected')}</Group>
      <Group title="Upcoming changes">{items('changes')}</Group>
      <Group title="Closed deadlines" folded="closed deadline">
        {items('closed')}
      </Group>
      <Group title="Past changes" folded="past change">
        {items('pastChanges')}
      </Group>
    </>
  );
}
