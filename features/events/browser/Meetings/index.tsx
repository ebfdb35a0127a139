import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import all from '@generated/site-collections/default/meetings.json';
import { formatPartialDate } from '#platform/base/common/dates';
import { Explorer, type Column } from '#platform/collections/browser/Explorer';
import explorer from '#platform/collections/browser/Explorer/styles.module.css';
import type { ListView } from '#platform/collections/common/view';
import { FileLink } from '#platform/frame/browser/controls';
import { instantText, nextStartOf } from '../../common/describe';
import type { MeetingRow } from '../../common/schema';
import {
  MEETING_GROUPS,
  MEETINGS_ROUTE,
  meetingsCalendar,
  type MeetingGroup,
} from '../../common/vocabulary';

/** How readers search and narrow meetings: those with dates first, soonest first. */
const view: ListView<MeetingRow> = {
  noun: ['meeting', 'meetings'],
  key: ({ id }) => id,
  text: ({ name, group, rhythm = '' }) => `${name} ${MEETING_GROUPS[group]} ${rhythm}`,
  facets: [
    {
      id: 'group',
      label: 'Group',
      values: MEETING_GROUPS,
      inOrder: true,
      of: ({ group }) => [group],
    },
  ],
};

/** The time of day and its zone, which stay on one line. */
const TIME = /\d+:\d+.*/;
const unbroken = (text: string) => text.replaceAll(/\s/g, '\u00a0');

/** The next date of a meeting in the reader's time zone; before that is known, in the meeting's own. */
function Next({ meeting }: { meeting: MeetingRow }): ReactNode {
  const isBrowser = useIsBrowser();
  const [now] = useState(() => new Date());
  const instant = isBrowser ? nextStartOf(meeting, now) : meeting.next[0];
  return instant === undefined ? (
    <Link to={meeting.calendar}>See calendar</Link>
  ) : (
    <time dateTime={instant}>
      {instantText(instant, isBrowser ? undefined : meeting.rule?.zone).replace(TIME, unbroken)}
    </time>
  );
}

/** Where a meeting is announced, prepared, and recorded. */
function Places({ name, calendar, agenda, recordings }: MeetingRow): ReactNode {
  const places = { Calendar: calendar, Agenda: agenda, Recordings: recordings };
  return Object.entries(places)
    .filter(([, to]) => to !== undefined)
    .map(([label, to], index) => (
      <span key={label}>
        {index > 0 && ', '}
        <Link to={to ?? ''}>
          {label}
          <span className="sr-only"> of {name}</span>
        </Link>
      </span>
    ));
}

const COLUMNS: readonly Column<MeetingRow>[] = [
  {
    label: 'Meeting',
    cell: ({ name, group }) => (
      <>
        {name}
        {!name.includes(MEETING_GROUPS[group]) && (
          <span className={explorer.description}>{MEETING_GROUPS[group]}</span>
        )}
      </>
    ),
  },
  {
    label: 'Next, in your time zone',
    width: '26%',
    cell: (meeting) => (
      <strong>
        <Next meeting={meeting} />
      </strong>
    ),
  },
  {
    label: 'When',
    cell: ({ rhythm = 'Not written down', source, asOf }) => (
      <>
        <Link to={source}>{rhythm}</Link>
        <span className={explorer.description}>as of {formatPartialDate(asOf)}</span>
      </>
    ),
  },
  { label: 'Join', cell: (meeting) => <Places {...meeting} /> },
];

/** Links to subscribe to the meetings of a group, or to all, where some have dates. */
function Subscribe({ group }: { group: MeetingGroup | 'all' }): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const file = meetingsCalendar(group);
  const address = useBaseUrl(file);
  return (
    <>
      <Link to={url.replace(/^https?/, 'webcal') + address} target="_self">
        Subscribe to {group === 'all' ? 'all of them' : MEETING_GROUPS[group]}
      </Link>{' '}
      (<FileLink file={file}>file</FileLink>)
    </>
  );
}

const hasDates = (group: MeetingGroup): boolean =>
  all.some((meeting) => meeting.group === group && meeting.rule !== undefined);

/** The meetings of a group: for its page, a line each. */
function OfGroup({ group }: { group: MeetingGroup }): ReactNode {
  return (
    <ul>
      {all
        .filter((meeting) => meeting.group === group)
        .map((meeting) => (
          <li key={meeting.id}>
            {meeting.name}
            {meeting.rhythm &&
              `, ${meeting.rhythm.charAt(0).toLowerCase()}${meeting.rhythm.slice(1)}`}
            . {meeting.next.length > 0 && 'Next: '}
            <Next meeting={meeting} />
          </li>
        ))}
      <li>
        {hasDates(group) && (
          <>
            <Subscribe group={group} />, or{' '}
          </>
        )}
        <Link to={MEETINGS_ROUTE}>{hasDates(group) ? 'see all meetings' : 'All meetings'}</Link>
      </li>
    </ul>
  );
}

interface Props {
  /** Only the meetings of this group, as a list. */
  group?: MeetingGroup;
}

/** Recurring public meetings: all to be searched and narrowed, or those of a group. */
export function Meetings({ group }: Props): ReactNode {
  if (group) {
    return <OfGroup group={group} />;
  }
  return (
    <Explorer
      view={view}
      rows={all}
      prompt="Words in name or group"
      table={{ caption: () => 'Recurring public meetings', columns: COLUMNS }}
      actions={() => (
        <ul>
          {(
            ['all', ...(Object.keys(MEETING_GROUPS) as MeetingGroup[]).filter(hasDates)] as const
          ).map((one) => (
            <li key={one}>
              <Subscribe group={one} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
