import { buildDay } from '#platform/base/node/reproducible';
import {
  defineCollection,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';
import { checkComponentValues } from '#platform/content/node/componentChecks';
import {
  MEETING_GROUPS,
  MEETINGS_ROUTE,
  meetingsCalendar,
  type MeetingGroup,
} from '../common/vocabulary';
import { meetingSchema, type Meeting, type MeetingRow } from '../common/schema';
import { beginningsOf, toMeetingsCalendar, type CalendarSite, type DatedMeeting } from './calendar';

export const MEETINGS_FILE = 'data/meetings.yaml';

/** How many dates of a meeting a page carries; after the last one, its rule is left. */
const DATES = 12;

const isDated = (meeting: Meeting): meeting is DatedMeeting => meeting.rule !== undefined;

/** The next beginnings of a meeting as instants, from a day on. */
function nextDates(meeting: Meeting, day: string): string[] {
  const found: string[] = [];
  for (const at of isDated(meeting) ? beginningsOf(meeting) : []) {
    const instant = at.toJSDate().toISOString();
    if (instant >= day) {
      found.push(instant);
    }
    if (found.length === DATES) {
      break;
    }
  }
  return found;
}

const GROUP_IDS = Object.keys(MEETING_GROUPS) as MeetingGroup[];

/** Those with dates first, the soonest first; the others in the order of their groups. */
const compareRows = (a: MeetingRow, b: MeetingRow): number =>
  (a.next[0] ?? '9').localeCompare(b.next[0] ?? '9') ||
  GROUP_IDS.indexOf(a.group) - GROUP_IDS.indexOf(b.group);

/** Recurring public meetings. */
export const meetings = defineCollection<Meeting, MeetingRow>({
  name: 'meetings',
  source: records(MEETINGS_FILE),
  schema: meetingSchema,
  published: {
    title: 'Meetings',
    description:
      'Recurring public meetings of the groups around CNCF, with the rule of their dates where one is written down.',
    id: ({ id }) => id,
    titleOf: ({ name }) => name,
    routeOf: () => MEETINGS_ROUTE,
  },
  unique: [{ field: 'id', what: 'id', of: ({ id }) => [id] }],
  rules: (_entries, site) =>
    checkComponentValues(
      site,
      'Meetings',
      'group',
      GROUP_IDS,
      ', or leave the attribute out for all',
    ),
  toRow: ({ data }) => ({ ...data, next: nextDates(data, buildDay()) }),
  compare: compareRows,
});

/** The meetings of a site; none if their file has a problem. */
export const loadMeetings = (siteDir: string): Meeting[] =>
  readRecords(siteDir, meetings).entries.map(({ data }) => data);

/** The meetings with dates, the soonest first, as the home page shows the next one. */
export const meetingsAhead = (siteDir: string): Pick<MeetingRow, 'name' | 'next'>[] =>
  toRows(meetings, readRecords(siteDir, meetings).entries)
    .filter(({ next }) => next.length > 0)
    .map(({ name, next }) => ({ name, next }));

/** A calendar of all meetings with dates, and one of each group that has some, by their address. */
export function meetingCalendars(all: readonly Meeting[], site: CalendarSite): Map<string, string> {
  const dated = all.filter(isDated);
  const groups = GROUP_IDS.flatMap((group) => {
    const some = dated.filter((meeting) => meeting.group === group);
    const name = `meetings, ${MEETING_GROUPS[group]}`;
    return some.length === 0
      ? []
      : [[meetingsCalendar(group), toMeetingsCalendar(name, some, site)] as const];
  });
  return new Map([
    [meetingsCalendar('all'), toMeetingsCalendar('public meetings', dated, site)],
    ...groups,
  ]);
}
