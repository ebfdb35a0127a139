import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getFileCommitDate } from '@docusaurus/utils';
import { GENERATED_STATIC_DIR } from '../shared/staticDir';
import { buildDay } from '../shared/dates';
import { toCalendar } from './calendar';
import { EVENTS_FILE, loadEvents } from './load';
import type { EventsData } from './schema';
import { CALENDAR_FILE, calendarFileOf, isDated } from './select';

export const PLUGIN_NAME = 'site-events';

/** When the events changed last, so that equal sources make equal calendars. */
async function lastChange(siteDir: string): Promise<number> {
  try {
    const { timestamp } = await getFileCommitDate(path.join(siteDir, EVENTS_FILE), {
      age: 'newest',
    });
    return timestamp;
  } catch {
    // No git, or a file that is not committed yet.
    return Date.parse(buildDay());
  }
}

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
 * Makes the checked events file available to components as
 * `@generated/site-events/default/events.json`, and publishes it as calendars,
 * in development too. Problems in the file are reported by the content checks,
 * together with all others.
 */
export default function eventsPlugin(context: LoadContext): Plugin<EventsData> {
  const { siteDir, baseUrl, siteConfig } = context;
  const folder = path.join(siteDir, GENERATED_STATIC_DIR);
  const calendars = path.join(folder, path.dirname(calendarFileOf('')));
  // Empty, so that no event stays that the data no longer has.
  rmSync(calendars, { recursive: true, force: true });
  mkdirSync(calendars, { recursive: true });
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [EVENTS_FILE],
    async loadContent() {
      const { data } = loadEvents(siteDir);
      writeCalendars(folder, data, {
        title: siteConfig.title,
        host: new URL(siteConfig.url).host,
        eventsPage: `${siteConfig.url}${baseUrl}events/`,
        changed: await lastChange(siteDir),
      });
      return data;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('events.json', content);
    },
  };
}
