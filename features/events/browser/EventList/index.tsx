import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import allDeadlines from '@generated/site-collections/default/deadlines.json';
import allEvents from '@generated/site-collections/default/events.json';
import { counted } from '#platform/base/common/text';
import { formatDay, formatDays, hasEnded } from '#platform/base/common/dates';
import { SERIES_LABELS } from '../../common/deadlinesView';
import { OFFERS, type Offer } from '../../common/offers';
import type { CommunityEvent, Deadline, Series } from '../../common/schema';
import {
  CALENDAR_FILE,
  calendarFileOf,
  bySize,
  deadlinesOf,
  groupDeadlines,
  groupEvents,
  isDated,
  shortNameOf,
  timeLeft,
  timeTo,
  whereOf,
  type DeadlineFilter,
} from '../../common/select';
import { toStructuredData } from '../../common/structuredData';
import { useToday } from '#platform/base/browser/useToday';
import { FileLink } from '#platform/frame/browser/controls';
import { inList } from '#platform/frame/browser/Links';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { Leaf, Row } from './Row';
import { Year } from './Year';
import styles from './styles.module.css';

interface Props {
  /** Only events of this series; without it, of all. */
  series?: Series;
}

function Links({ links }: Pick<CommunityEvent, 'links'>): ReactNode {
  return links?.map(({ label, url }) => (
    <li key={url}>
      <Link to={url}>{label}</Link>
    </li>
  ));
}

/** A range of days in words, with a machine-readable date for each end; the row shows it as well. */
function Days({ start, end }: { start: string; end: string }): ReactNode {
  const [from, to] = formatDays(start, end).split(' to ');
  return (
    <span className="sr-only">
      <time dateTime={start}>{from}</time>
      {to && (
        <>
          {' '}
          to <time dateTime={end}>{to}</time>
        </>
      )}
      {', '}
    </span>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }): ReactNode {
  return (
    <p>
      For projects:{' '}
      {inList(offers, (offer) => {
        const { label, to } = OFFERS[offer];
        return to ? <Link to={to}>{label}</Link> : label;
      })}
    </p>
  );
}

/** The deadlines and milestones of an event on a line to it: shown while one is ahead, collapsed afterwards. */
function EventDeadlines({ event, today }: { event: CommunityEvent; today: string }): ReactNode {
  const deadlines = deadlinesOf(event, allDeadlines);
  if (deadlines.length === 0) {
    return null;
  }
  const areOver = deadlines.every(({ closes }) => hasEnded(closes, today));
  const count = counted(deadlines.length, 'date');
  return (
    <details open={!areOver}>
      <summary>{areOver ? `${count}, all past` : `${count} on the way there`}</summary>
      <ol className={clsx('plain', styles.line)}>
        {deadlines.map((deadline) => {
          const { id, kind, url, closes, certainty } = deadline;
          const isOver = hasEnded(closes, today);
          const name = shortNameOf(deadline, event);
          return (
            <li key={id} data-over={isOver || undefined}>
              <time dateTime={closes}>{formatDay(closes)}</time>
              <span className="sr-only">: </span>
              <span>
                {url ? <Link to={url}>{name}</Link> : name}
                {isOver && !areOver && (kind === 'deadline' ? ', closed' : ', past')}
                {!isOver && kind === 'deadline' && <Left>{timeLeft(closes, today)}</Left>}
                {certainty === 'expected' && ' (expected)'}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** Days that are counted from today. */
function Left({ children }: { children: string }): ReactNode {
  return (
    <>
      {' '}
      <strong className={styles.left}>{children}</strong>
    </>
  );
}

interface EventItemProps {
  event: CommunityEvent;
  today: string;
  /** Why it stands before earlier events. */
  label?: string | undefined;
}

function EventItem({ event, today, label }: EventItemProps): ReactNode {
  const { id, name, kind, series, start, end, url, registerUrl, note, links, offers } = event;
  const place = whereOf(event);
  const isAhead = isDated(event) && !hasEnded(event.end, today);
  const isLarge = isAhead && series !== 'other';
  useBrokenLinks().collectAnchor(id);
  return (
    <Row
      id={id}
      url={url}
      record={event}
      isAhead={isAhead}
      isLarge={isLarge}
      label={label}
      leaf={start ? <Leaf start={start} end={end} /> : <b>{kind === 'call' ? 'Open' : 'TBA'}</b>}
    >
      {(start ?? place) && (
        <p className={clsx('soft wrap', styles.facts)}>
          {start && end ? <Days start={start} end={end} /> : null}
          {place && <span>{place}</span>}
          {isAhead && <Left>{timeTo(event.start, today)}</Left>}
        </p>
      )}
      {note && <p>{note}</p>}
      {offers && <Offers offers={offers} />}
      <EventDeadlines event={event} today={today} />
      {(links ?? isAhead) && (
        <ul className={clsx('plain wrap', styles.links)}>
          {isAhead && registerUrl && registerUrl !== url && (
            <li>
              <Link
                className={isLarge ? 'button button--primary button--sm' : undefined}
                to={registerUrl}
              >
                Register<span className="sr-only"> for {name}</span>
              </Link>
            </li>
          )}
          {isAhead && (
            <li>
              <FileLink file={calendarFileOf(id)}>
                Add<span className="sr-only"> {name}</span> to calendar
              </FileLink>
            </li>
          )}
          <Links links={links} />
        </ul>
      )}
    </Row>
  );
}

function Group({
  title,
  empty,
  folded,
  children,
}: {
  title: string;
  /** Shown if the list is empty; without it, an empty group is left out. */
  empty?: string;
  /** What an entry is, where the list is folded at first; the fold then stands for the heading. */
  folded?: string;
  children: ReactNode[];
}): ReactNode {
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

/** Structured data of the events of a page. */
function EventsStructuredData({ events }: { events: readonly CommunityEvent[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const page = siteConfig.url + useLocation().pathname;
  const described = events
    .filter(isDated)
    .map((event) => toStructuredData(event, `${page}#${event.id}`))
    .filter((event) => event !== undefined);
  return <JsonLd data={described} />;
}

/** The events of `data/events.yaml`: upcoming and past, as of the reader's day. */
export function EventList({ series }: Props): ReactNode {
  const today = useToday();
  const { upcoming, undated, past } = groupEvents(allEvents, today, series);
  const [large, others] = bySize(upcoming);
  const items = (events: readonly CommunityEvent[]) =>
    events.map((event) => (
      <EventItem
        key={event.id}
        event={event}
        today={today}
        label={
          series === undefined && event === large[0]
            ? `Next ${SERIES_LABELS[event.series]}`
            : undefined
        }
      />
    ));
  return (
    <>
      <EventsStructuredData events={[...upcoming, ...past]} />
      <Group title="Upcoming events" empty="No upcoming event has a date yet.">
        {items([...large, ...others])}
      </Group>
      {series === undefined && <Year today={today} />}
      <Group title="Date unknown">{items(undated)}</Group>
      <Group title="Past events" folded={series ? 'past edition' : 'past event'}>
        {items(past)}
      </Group>
    </>
  );
}

interface DeadlineItemProps {
  deadline: Deadline;
  today: string;
  /** Shown as a card, with a button to where one applies. */
  isLarge?: boolean;
}

function DeadlineItem({ deadline, today, isLarge = false }: DeadlineItemProps): ReactNode {
  const { opens, closes, time, url, contact, note, links, kind } = deadline;
  const before = { deadline: opens ? 'to' : 'by', milestone: 'on' }[kind];
  return (
    <Row record={deadline} url={url} isLarge={isLarge} leaf={<Leaf start={closes} />}>
      <p className={clsx('soft wrap', styles.facts)}>
        {opens && (
          <span>
            from <time dateTime={opens}>{formatDay(opens)}</time>
          </span>
        )}
        <span className="sr-only">
          {before} <time dateTime={closes}>{formatDay(closes)}</time>
          {time && ', '}
        </span>
        {time && <span>{time}</span>}
        {kind === 'deadline' && !hasEnded(closes, today) && <Left>{timeLeft(closes, today)}</Left>}
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

/** The deadlines of `data/events.yaml`: open and closed, as of the reader's day. */
export function DeadlineList({ among = allDeadlines, ...filter }: DeadlineListProps): ReactNode {
  const today = useToday();
  const groups = groupDeadlines(among, today, filter);
  const items = (deadlines: readonly Deadline[], isLarge = false) =>
    deadlines.map((deadline) => (
      <DeadlineItem key={deadline.id} deadline={deadline} today={today} isLarge={isLarge} />
    ));
  return (
    <>
      <Group title="Open deadlines" empty="No deadline is open right now.">
        {items(groups.open, filter.offer !== undefined)}
      </Group>
      <Group title="Upcoming changes">{items(groups.changes)}</Group>
      <Group title="Closed deadlines" folded="closed deadline">
        {items(groups.closed)}
      </Group>
      <Group title="Past changes" folded="past change">
        {items(groups.pastChanges)}
      </Group>
    </>
  );
}

/** Links to the calendar of all events and deadlines: for a calendar program, which keeps it current, and as a file. */
export function CalendarLink(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const file = useBaseUrl(CALENDAR_FILE);
  return (
    <p>
      <Link to={url.replace(/^https?/, 'webcal') + file} target="_self">
        Subscribe in your calendar
      </Link>{' '}
      (<FileLink file={CALENDAR_FILE}>file</FileLink>)
    </p>
  );
}
