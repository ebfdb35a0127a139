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
import {
  formatDays,
  formatPartialDate,
  hasEnded,
  MONTHS,
  type IsoDay,
} from '#platform/base/common/dates';
import { useToday } from '#platform/base/browser/useToday';
import { FileLink } from '#platform/frame/browser/controls';
import { JsonLd } from '#platform/frame/browser/JsonLd';
import { inList } from '#platform/frame/browser/Links';
import { shortNameOf, timeLeft, toStructuredData, whereOf } from '../../common/describe';
import type { CommunityEvent } from '../../common/schema';
import {
  bySize,
  deadlinesOf,
  groupEvents,
  isDated,
  isSoon,
  timeTo,
  yearFrom,
} from '../../common/select';
import {
  CALENDAR_FILE,
  calendarFileOf,
  OFFERS,
  SERIES_LABELS,
  type Offer,
  type Series,
} from '../../common/vocabulary';
import { Group, Leaf, Left, Links, Row } from './Row';
import styles from './styles.module.css';

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
  const deadlines = deadlinesOf(event, allDeadlines, today);
  if (deadlines.length === 0) {
    return null;
  }
  const areOver = deadlines.every(({ isOver }) => isOver);
  const count = counted(deadlines.length, 'date');
  return (
    <details open={!areOver}>
      <summary>{areOver ? `${count}, all past` : `${count} on the way there`}</summary>
      <ol className={clsx('plain', styles.line)}>
        {deadlines.map(({ deadline, isOver }) => {
          const { id, kind, url, closes, month = '', certainty } = deadline;
          const name = shortNameOf(deadline, event);
          const isNear = kind === 'deadline' && !isOver && !!closes && isSoon(closes, today);
          return (
            <li key={id} data-over={isOver || undefined} data-near={isNear ? '' : undefined}>
              <time dateTime={closes ?? month}>{formatPartialDate(closes ?? month)}</time>
              <span className="sr-only">: </span>
              <span>
                {url ? <Link to={url}>{name}</Link> : name}
                {isOver && !areOver && (kind === 'deadline' ? ', closed' : ', past')}
                {!isOver && closes && kind === 'deadline' && (
                  <Left isSoon={isNear}>{timeLeft({ ...deadline, closes }, today)}</Left>
                )}
                {!isOver && certainty === 'expected' && ' (expected)'}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
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
      {note && <p>{note}</p>}
      {offers && <Offers offers={offers} />}
      <EventDeadlines event={event} today={today} />
    </Row>
  );
}

/** What the marks of {@link Year} mean. */
const KEY = [
  ['large', 'conference'],
  ['small', 'other event'],
  ['deadline', 'deadline'],
  ['expected', 'deadline expected that month'],
] as const;

/** The next twelve months, with the days of events and deadlines as links to them. */
function Year({ today }: { today: IsoDay }): ReactNode {
  const months = yearFrom(today, allEvents, allDeadlines);
  const kinds = new Set(months.flatMap(({ days }) => days.map(({ kind }) => kind)));
  return (
    <nav aria-label="The next twelve months" className={styles.group} data-no-copy="">
      <h3>The next twelve months</h3>
      <ol className={clsx('plain soft small', styles.year)}>
        {months.map(({ month, days }) => (
          <li key={month}>
            <span>{MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3)}</span>
            {days.map(({ day, name, to, kind }) => (
              <Link
                key={day + name}
                to={to}
                className={styles.day}
                title={name}
                data-kind={kind}
                data-near={kind === 'deadline' && isSoon(day, today) ? '' : undefined}
              >
                <span aria-hidden="true">{Number(day.slice(8)) || '?'}</span>
                <span className="sr-only">
                  {formatPartialDate(day)}: {name}
                </span>
              </Link>
            ))}
          </li>
        ))}
      </ol>
      <p className={clsx('soft small wrap', styles.key)} aria-hidden="true">
        {KEY.filter(([kind]) => kinds.has(kind)).map(([kind, label]) => (
          <span key={kind}>
            <span className={styles.day} data-kind={kind} /> {label}
          </span>
        ))}
      </p>
    </nav>
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

interface Props {
  /** Only events of this series; without it, of all. */
  series?: Series;
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
