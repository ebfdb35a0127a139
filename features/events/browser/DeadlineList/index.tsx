import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import allDeadlines from '@generated/site-collections/default/deadlines.json';
import { counted } from '#platform/base/common/text';
import { formatDay, formatPartialDate } from '#platform/base/common/dates';
import { useToday } from '#platform/base/browser/useToday';
import { Explorer } from '#platform/collections/browser/Explorer';
import type { ListView } from '#platform/collections/common/view';
import { timeLeft } from '../../common/describe';
import type { Deadline } from '../../common/schema';
import {
  groupDeadlines,
  hasDay,
  isSoon,
  opensLater,
  type DeadlineFilter,
} from '../../common/select';
import { OFFERS, SERIES_LABELS } from '../../common/vocabulary';
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
  return (
    <Row
      record={deadline}
      url={url}
      isLarge={isLarge}
      isNear={isAhead && closes !== undefined && isSoon(closes, today)}
      leaf={<Leaf start={when} />}
    >
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
          <Left to={deadline.closes} today={today}>
            {timeLeft(deadline, today)}
          </Left>
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

/** How readers search and narrow deadlines. */
const view: ListView<Deadline> = {
  noun: ['date', 'dates'],
  key: ({ id }) => id,
  text: ({ name, note = '' }) => `${name} ${note}`,
  facets: [
    {
      id: 'for',
      label: 'For',
      values: Object.fromEntries(
        Object.entries(OFFERS).map(([offer, { label }]) => [
          offer,
          label.charAt(0).toUpperCase() + label.slice(1),
        ]),
      ),
      of: ({ offers = [] }) => offers,
    },
    { id: 'series', label: 'Event', values: SERIES_LABELS, of: ({ series }) => [series] },
  ],
};

/** All deadlines, to be searched and narrowed by what they are for and by event. */
export function DeadlineExplorer(): ReactNode {
  const today = useToday();
  return (
    <Explorer
      view={view}
      rows={allDeadlines}
      prompt="Words in name or note"
      summary={(found) => {
        const { open, later, changes, expected, closed, pastChanges } = groupDeadlines(
          found,
          today,
        );
        const ahead = open.length + later.length + changes.length;
        return [
          `${counted(ahead, 'date')} ahead`,
          ...(expected.length > 0 ? [`${expected.length} expected`] : []),
          `${closed.length + pastChanges.length} past`,
        ].join(', ');
      }}
    >
      {(found) => <DeadlineList among={found} />}
    </Explorer>
  );
}
