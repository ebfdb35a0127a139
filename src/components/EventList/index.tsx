import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/site-events/default/events.json';
import { formatDay, formatDays } from '../../../plugins/shared/dates';
import { OFFERS, type Offer } from '../../../plugins/events/offers';
import type { CommunityEvent, Deadline, Series } from '../../../plugins/events/schema';
import {
  CALENDAR_FILE,
  calendarFileOf,
  deadlinesOf,
  groupDeadlines,
  groupEvents,
  hasEnded,
  isDated,
  whereOf,
} from '../../../plugins/events/select';
import { toStructuredData } from '../../../plugins/events/structuredData';
import { useToday } from '../../hooks/useToday';
import { FileLink } from '../FileLink';
import { JsonLd } from '../JsonLd';
import styles from './styles.module.css';

interface Props {
  /** Only this series; all without it. */
  series?: Series;
}

function Links({ links }: Pick<CommunityEvent, 'links'>): ReactNode {
  return links?.map(({ label, url }) => (
    <li key={url}>
      <Link to={url}>{label}</Link>
    </li>
  ));
}

/** A span of days: each end of it is a date of its own for programs. */
function Days({ start, end }: { start: string; end: string }): ReactNode {
  const [from, to] = formatDays(start, end).split(' to ');
  return (
    <span className={styles.days}>
      <time dateTime={start}>{from}</time>
      {to && (
        <>
          {' '}
          to <time dateTime={end}>{to}</time>
        </>
      )}
    </span>
  );
}

function Offers({ offers }: { offers: readonly Offer[] }): ReactNode {
  return (
    <p>
      For projects:{' '}
      {offers.map((offer, index) => {
        const { label, to } = OFFERS[offer];
        return (
          <span key={offer}>
            {index > 0 && ', '}
            {to ? <Link to={to}>{label}</Link> : label}
          </span>
        );
      })}
    </p>
  );
}

/** The deadlines of one event: in sight while one is open, folded afterwards. */
function EventDeadlines({ deadlines, today }: { deadlines: Deadline[]; today: string }): ReactNode {
  const areClosed = deadlines.every(({ closes }) => hasEnded(closes, today));
  const count = `${deadlines.length} ${deadlines.length === 1 ? 'deadline' : 'deadlines'}`;
  return (
    <details open={!areClosed}>
      <summary>{areClosed ? `${count}, closed` : count}</summary>
      <ul>
        {deadlines.map(({ id, name, closes }) => (
          <li key={id}>
            <time dateTime={closes}>{formatDay(closes)}</time>
            {hasEnded(closes, today) && !areClosed && ' (closed)'}: {name}
          </li>
        ))}
      </ul>
    </details>
  );
}

function EventItem({ event, today }: { event: CommunityEvent; today: string }): ReactNode {
  const { id, name, start, end, url, registerUrl, note, links, offers } = event;
  const place = whereOf(event);
  const isAhead = isDated(event) && !hasEnded(event.end, today);
  const deadlines = deadlinesOf(event, data.deadlines);
  useBrokenLinks().collectAnchor(id);
  return (
    <li className={styles.item} id={id}>
      <p className={styles.name}>{url ? <Link to={url}>{name}</Link> : name}</p>
      {(start ?? place) && (
        <p className={styles.facts}>
          {start && end ? <Days start={start} end={end} /> : null}
          {place && <span>{place}</span>}
        </p>
      )}
      {note && <p>{note}</p>}
      {offers && <Offers offers={offers} />}
      {deadlines.length > 0 && <EventDeadlines deadlines={deadlines} today={today} />}
      {(links ?? isAhead) && (
        <ul className={styles.links}>
          {isAhead && registerUrl && registerUrl !== url && (
            <li>
              <Link to={registerUrl}>
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
    </li>
  );
}

function Group({
  title,
  empty,
  isFolded = false,
  children,
}: {
  title: string;
  /** Said instead of the list; without it an empty group is left out. */
  empty?: string;
  /** Whether the list shows only when asked for. */
  isFolded?: boolean;
  children: ReactNode[];
}): ReactNode {
  if (children.length === 0 && !empty) {
    return null;
  }
  const list = <ul className={styles.list}>{children}</ul>;
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      {children.length === 0 && <p>{empty}</p>}
      {children.length > 0 && isFolded && (
        <details>
          <summary>Show {children.length}</summary>
          {list}
        </details>
      )}
      {children.length > 0 && !isFolded && list}
    </section>
  );
}

/** What search engines read about the events of a page. */
function EventsStructuredData({ events }: { events: readonly CommunityEvent[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const page = siteConfig.url + useLocation().pathname;
  const described = events
    .filter(isDated)
    .map((event) => toStructuredData(event, `${page}#${event.id}`))
    .filter((event) => event !== undefined);
  return <JsonLd data={described} />;
}

/** Events from `data/events.yaml`, parted by whether they lie ahead of the reader. */
export function EventList({ series }: Props): ReactNode {
  const today = useToday();
  const { upcoming, undated, past } = groupEvents(data.events, today, series);
  const items = (events: readonly CommunityEvent[]) =>
    events.map((event) => <EventItem key={event.id} event={event} today={today} />);
  return (
    <>
      <EventsStructuredData events={[...upcoming, ...past]} />
      <Group title="Upcoming events" empty="No event with fixed days lies ahead.">
        {items(upcoming)}
      </Group>
      <Group title="Events without fixed days here">{items(undated)}</Group>
      <Group title="Past events">{items(past)}</Group>
    </>
  );
}

function DeadlineItem({ deadline }: { deadline: Deadline }): ReactNode {
  const { name, opens, closes, time, url, contact, note, links, kind } = deadline;
  const before = { deadline: opens ? 'to' : 'by', milestone: 'on' }[kind];
  return (
    <li className={styles.item}>
      <p className={styles.name}>{url ? <Link to={url}>{name}</Link> : name}</p>
      <p className={styles.facts}>
        {opens && (
          <span>
            from <time dateTime={opens}>{formatDay(opens)}</time>
          </span>
        )}
        <span>
          {before} <time dateTime={closes}>{formatDay(closes)}</time>
          {time && `, ${time}`}
        </span>
        {contact && <Link to={`mailto:${contact}`}>{contact}</Link>}
      </p>
      {note && <p>{note}</p>}
      {links && (
        <ul className={styles.links}>
          <Links links={links} />
        </ul>
      )}
    </li>
  );
}

/** Deadlines from `data/events.yaml`, parted by whether they are still open to the reader. */
export function DeadlineList({ series }: Props): ReactNode {
  const { open, closed, milestones } = groupDeadlines(data.deadlines, useToday(), series);
  const items = (deadlines: readonly Deadline[]) =>
    deadlines.map((deadline) => <DeadlineItem key={deadline.id} deadline={deadline} />);
  return (
    <>
      <Group title="Open deadlines" empty="No deadline is open at present.">
        {items(open)}
      </Group>
      <Group title="Closed deadlines" isFolded>
        {items(closed)}
      </Group>
      <Group title="Changes">{items(milestones)}</Group>
    </>
  );
}

/** How to have all events and deadlines in one's own calendar. */
export function CalendarLink(): ReactNode {
  return <FileLink file={CALENDAR_FILE}>calendar of all events and deadlines</FileLink>;
}
