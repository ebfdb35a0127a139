import type { ListView } from '#platform/collections/common/view';
import { MEETING_GROUPS } from './meetings';
import type { Meeting } from './schema';

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
