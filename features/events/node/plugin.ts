import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '@contribute-site/light-client';
import { publishedFolder } from '#platform/base/node/files';
import { dataWriter } from '#platform/base/node/docusaurus';
import { buildDay } from '#platform/base/node/reproducible';
import { lastUpdates } from '#platform/content/node/freshness';
import { toCalendar, type CalendarSite } from './calendar';
import { EVENTS_FILE, loadEvents } from './collections';
import { loadMeetings, meetingCalendars, meetingsAhead } from './meetings';
import type { EventsData, EventsFiles } from '../common/schema';
import { deadlinesAhead, groupEvents, isDated } from '../common/select';
import { CALENDAR_FILE, calendarFileOf, EVENTS_ROUTE, MEETINGS_ROUTE } from '../common/vocabulary';

/** The calendar of all events and deadlines, and one for each event, by their paths below the page. */
function calendarsOf(data: EventsData, site: CalendarSite): Map<string, string> {
  const dated = data.events.filter(isDated);
  return new Map(
    [
      [CALENDAR_FILE, toCalendar(dated, data.deadlines, site)] as const,
      ...dated.map((event) => [calendarFileOf(event.id), toCalendar([event], [], site)] as const),
    ].map(([file, calendar]) => [file.slice(EVENTS_ROUTE.length), calendar]),
  );
}

/**
 * Publishes the events as calendars, also in development, and gives the home page what lies ahead.
 * The content checks report problems in the file.
 */
export default function eventsPlugin(context: LoadContext): Plugin<EventsData> {
  const { siteDir, baseUrl, siteConfig } = context;
  return {
    name: 'site-events',
    injectHtmlTags() {
      const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id: string } };
      return {
        headTags: announcementBar
          ? [
              {
                tagName: 'script',
                attributes: {
                  'data-announcement': announcementBar.id,
                  'data-last-day': String(siteConfig.customFields?.announcementLastDay),
                },
                innerHTML: inlineScript(path.join(__dirname, '../browser/inline/announcement.ts')),
              },
            ]
          : [],
      };
    },
    loadContent() {
      const data = loadEvents(siteDir);
      const site = {
        title: siteConfig.title,
        host: new URL(siteConfig.url).host,
        eventsPage: `${siteConfig.url}${baseUrl}events/`,
        // The same data makes the same calendars, as long as the history is there.
        changed: Date.parse(lastUpdates(siteDir)(EVENTS_FILE) ?? buildDay()),
      };
      const calendars = calendarsOf(data, site);
      publishedFolder(siteDir, EVENTS_ROUTE)(calendars);
      publishedFolder(
        siteDir,
        `${MEETINGS_ROUTE}/`,
      )(
        new Map(
          [...meetingCalendars(loadMeetings(siteDir), site)].map(([route, calendar]) => [
            route.slice(MEETINGS_ROUTE.length + 1),
            calendar,
          ]),
        ),
      );
      return data;
    },
    async contentLoaded({ content, actions }) {
      await dataWriter<EventsFiles>(actions)('ahead.json', {
        editions: groupEvents(content.events, buildDay(), 'kubecon').upcoming,
        deadlines: deadlinesAhead(content.deadlines, buildDay()).map(({ name, closes }) => ({
          name,
          closes,
        })),
        meetings: meetingsAhead(siteDir),
      });
    },
  };
}
