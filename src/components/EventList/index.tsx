import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import data from '@generated/site-events/default/events.json';
import { formatDay, formatDays } from '../../../plugins/shared/dates';
import type { CommunityEvent, Deadline, Series } from '../../../plugins/events/schema';
import { groupDeadlines, groupEvents, placeOf } from '../../../plugins/events/select';
import { useToday } from '../../hooks/useToday';
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

function Days({ start, end }: { start: string; end: string }): ReactNode {
  return (
    <span className={styles.days}>
      <time dateTime={start}>{formatDays(start, end)}</time>
    </span>
  );
}

function EventItem({ event, isAhead }: { event: CommunityEvent; isAhead: boolean }): ReactNode {
  const { name, start, end, url, registerUrl, venue, note, links } = event;
  const place = [venue, placeOf(event)].filter(Boolean).join(', ');
  return (
    <li className={styles.item}>
      <p className={styles.name}>{url ? <Link to={url}>{name}</Link> : name}</p>
      <p className={styles.facts}>
        {start && end ? <Days start={start} end={end} /> : null}
        {place && <span>{place}</span>}
      </p>
      {note && <p>{note}</p>}
      {(links ?? (isAhead && registerUrl)) && (
        <ul className={styles.links}>
          {isAhead && registerUrl && registerUrl !== url && (
            <li>
              <Link to={registerUrl}>
                Register<span className="sr-only"> for {name}</span>
              </Link>
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

/** Events from `data/events.yaml`, parted by whether they lie ahead of the reader. */
export function EventList({ series }: Props): ReactNode {
  const groups = groupEvents(data.events, useToday(), series);
  return (
    <>
      <Group title="Upcoming events" empty="No event with fixed days lies ahead.">
        {groups.upcoming.map((event) => (
          <EventItem key={event.id} event={event} isAhead />
        ))}
      </Group>
      <Group title="Events without fixed days here">
        {groups.undated.map((event) => (
          <EventItem key={event.id} event={event} isAhead={false} />
        ))}
      </Group>
      <Group title="Past events">
        {groups.past.map((event) => (
          <EventItem key={event.id} event={event} isAhead={false} />
        ))}
      </Group>
    </>
  );
}

function DeadlineItem({ deadline }: { deadline: Deadline }): ReactNode {
  const { name, opens, closes, time, url, contact, note, links } = deadline;
  return (
    <li className={styles.item}>
      <p className={styles.name}>{url ? <Link to={url}>{name}</Link> : name}</p>
      <p className={styles.facts}>
        {opens && <span>from {formatDay(opens)}</span>}
        <span>
          {opens ? 'to' : 'by'} <time dateTime={closes}>{formatDay(closes)}</time>
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
  const { open, closed } = groupDeadlines(data.deadlines, useToday(), series);
  return (
    <>
      <Group title="Open deadlines" empty="No deadline is open at present.">
        {open.map((deadline) => (
          <DeadlineItem key={deadline.id} deadline={deadline} />
        ))}
      </Group>
      <Group title="Closed deadlines" isFolded>
        {closed.map((deadline) => (
          <DeadlineItem key={deadline.id} deadline={deadline} />
        ))}
      </Group>
    </>
  );
}
