import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '@contribute-site/light-client';
import { GENERATED_STATIC_DIR } from '#platform/base/node/staticDir';
import { dataWriter } from '#platform/base/node/generatedData';
import { buildDay } from '#platform/base/node/buildDay';
import { lastUpdates } from '#platform/content/node/freshness/lastUpdates';
import { toCalendar } from './calendar';
import { loadEvents } from './collections';
import { EVENTS_FILE } from './eventDates';
import type { EventsData, EventsFiles } from '../common/schema';
import {
  CALENDAR_FILE,
  calendarFileOf,
  groupDeadlines,
  groupEvents,
  isDated,
} from '../common/select';

/** Writes the calendar of all events and deadlines, and one for each event. */
function writeCalendars(folder: string, data: EventsData, site: Parameters<typeof toCalendar>[2]) {
  const write = (file: string, content: string) => {
    writeFileSync(path.join(folder, file), content);
  };
  const dated = data.events.filter(isDated);
  write(CALENDAR_FILE, toCalendar(dated, data.deadlines, site));
  for (const event of dated) {
    write(calendarFileOf(event.id), toCalendar([event], [], site));
  }
}

/**
 * Publishes the events as calendars, also in development, and gives the home page what lies ahead.
 * The content checks report problems in the file.
 */
export default function eventsPlugin(context: LoadContext): Plugin<EventsData> {
  const { siteDir, baseUrl, siteConfig } = context;
  const folder = path.join(siteDir, GENERATED_STATIC_DIR);
  const calendars = path.join(folder, path.dirname(calendarFileOf('')));
  // Emptied, so that no calendars of events that were removed are published.
  rmSync(calendars, { recursive: true, force: true });
  mkdirSync(calendars, { recursive: true });
  return {
    name: 'site-events',
    getThemePath: () => path.join(__dirname, '../browser/theme'),
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
      writeCalendars(folder, data, {
        title: siteConfig.title,
        host: new URL(siteConfig.url).host,
        eventsPage: `${siteConfig.url}${baseUrl}events/`,
        // The same data makes the same calendars, with a history or without.
        changed: Date.parse(lastUpdates(siteDir)(EVENTS_FILE)),
      });
      return data;
    },
    async contentLoaded({ content, actions }) {
      await dataWriter<EventsFiles>(actions)('ahead.json', {
        editions: groupEvents(content.events, buildDay(), 'kubecon').upcoming,
        deadlines: groupDeadlines(content.deadlines, buildDay()).open.map(({ name, closes }) => ({
          name,
          closes,
        })),
      });
    },
  };
}
