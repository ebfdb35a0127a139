import type { ListView } from '#platform/collections/common/view';
import type { Meeting } from './schema';

/** Whose meetings there are, in the order of the page. */
export const MEETING_GROUPS = {
  toc: 'Technical Oversight Committee',
  'tag-developer-experience': 'TAG Developer Experience',
  'tag-infrastructure': 'TAG Infrastructure',
  'tag-operational-resilience': 'TAG Operational Resilience',
  'tag-security-and-compliance': 'TAG Security and Compliance',
  'tag-workloads-foundation': 'TAG Workloads Foundation',
  tcg: 'Technical Community Groups',
  cncf: 'End users and TechDocs',
  kubernetes: 'Kubernetes',
} as const;
export type MeetingGroup = keyof typeof MEETING_GROUPS;

/** The page of all meetings. */
export const MEETINGS_ROUTE = '/community/meetings';

/** The calendar of a group, or of all, as a path without base path. */
export const meetingsCalendar = (group: MeetingGroup | 'all'): string =>
  `${MEETINGS_ROUTE}/${group}.ics`;

/** A meeting as lists show it. */
export interface MeetingRow extends Meeting {
  /** Its next beginnings as instants, where its rule is known; those of the day of the build on. */
  next: string[];
}

/** The first beginning of a meeting that isn't over an hour ago; none where nobody has written dates down. */
export const nextOf = ({ next }: MeetingRow, now: Date): string | undefined =>
  next.find((instant) => Date.parse(instant) > now.getTime() - 3_600_000);

/** `Tue, December 1, 8:00 AM PST` in a time zone; in the reader's own without one. */
export const instantText = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));

/** How readers search and narrow meetings: those with dates first, soonest first. */
export const meetingsView: ListView<MeetingRow> = {
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
