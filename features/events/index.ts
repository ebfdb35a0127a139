import type { Feature } from '#platform/feature';
import { formatDays } from '#platform/base/common/dates';
import { shownText, type Section } from '#platform/content/common/pageFacts';
import type { EventsData } from './common/schema';
import {
  agingEvents,
  deadlines,
  events as collection,
  EVENTS_FILE,
  loadEvents,
  recordsNamed,
  remarkEventDates,
} from './node/collections';
import { loadMeetings, meetings, MEETINGS_FILE } from './node/meetings';
import eventsPlugin from './node/plugin';

const BROWSER = 'features/events/browser';

/** Events and deadlines: one data file, shown in lists, calendars and the announcement bar. */
export const events: Feature = {
  name: 'events',
  collections: [collection, deadlines, meetings],
  plugins: [eventsPlugin],
  aging: ({ siteDir, today, withinDays }) => agingEvents(loadEvents(siteDir), today, withinDays),
  components: {
    CalendarLink: `${BROWSER}/EventList`,
    DeadlineExplorer: `${BROWSER}/DeadlineExplorer`,
    DeadlineList: `${BROWSER}/DeadlineList`,
    EventDate: `${BROWSER}/EventDate`,
    EventList: `${BROWSER}/EventList`,
    Meetings: `${BROWSER}/Meetings`,
  },
  dataFiles: [EVENTS_FILE, MEETINGS_FILE],
  remark: (siteDir) => ({ after: [[remarkEventDates, { load: () => loadEvents(siteDir) }]] }),
  news: (_content, { siteDir, baseUrl }) =>
    loadEvents(siteDir).events.flatMap(({ added, name, series, note }) =>
      added === undefined
        ? []
        : [
            {
              date: added,
              kind: 'Event',
              title: name,
              to: `${baseUrl}events/${series === 'other' ? '' : series}`,
              text: note ?? 'Days, place and deadlines.',
            },
          ],
    ),
  search: {
    source: (siteDir) => [loadEvents(siteDir), loadMeetings(siteDir)],
    sections: (siteDir) => {
      const data = loadEvents(siteDir);
      return {
        EventDate: (named) =>
          recordsNamed(named, data).map(({ start, end }) =>
            shownText(end === undefined ? '' : formatDays(start ?? end, end)),
          ),
        EventList: ({ series }) => [eventsText({ ...data, deadlines: [] }, series)],
        Meetings: ({ group }) => [
          shownText(
            loadMeetings(siteDir)
              .filter((meeting) => group === undefined || meeting.group === group)
              .map(({ name, rhythm = '' }) => `${name}: ${rhythm}`)
              .join('. '),
          ),
        ],
        DeadlineExplorer: () => [eventsText({ ...data, events: [] }, undefined)],
        DeadlineList: ({ series, offer }) => [eventsText({ ...data, events: [] }, series, offer)],
      };
    },
  },
};

/** The events and deadlines of a series, of those for an offer, or of all, as running text. */
function eventsText(
  { events: dated, deadlines }: EventsData,
  series: string | undefined,
  offer?: string,
): Section {
  const text = [...dated, ...deadlines]
    .filter((one) => series === undefined || one.series === series)
    .filter(({ offers }) => offer === undefined || offers?.some((one) => one === offer))
    .map((one) =>
      [
        one.name,
        'start' in one && one.start && one.end ? formatDays(one.start, one.end) : '',
        'city' in one ? `${one.city ?? ''} ${one.country ?? ''} ${one.venue ?? ''}` : '',
        one.note ?? '',
      ]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', '),
    )
    .join(' · ');
  return shownText(text);
}
