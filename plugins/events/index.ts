import type { LoadContext, Plugin } from '@docusaurus/types';
import { EVENTS_FILE, loadEvents } from './load';
import type { EventsData } from './schema';

export const PLUGIN_NAME = 'site-events';

/**
 * Makes the checked events file available to components as
 * `@generated/site-events/default/events.json`. Problems in the file are
 * reported by the content checks, together with all others.
 */
export default function eventsPlugin(context: LoadContext): Plugin<EventsData> {
  return {
    name: PLUGIN_NAME,
    getPathsToWatch: () => [EVENTS_FILE],
    loadContent: () => loadEvents(context.siteDir).data,
    async contentLoaded({ content, actions }) {
      await actions.createData('events.json', content);
    },
  };
}
