import { formatDays, type IsoDay } from '#platform/base/common/dates';
import { escapeMarkup } from '#platform/base/common/markup';
import type { CommunityEvent } from './schema';
import { nextKubeCon, placeOf } from './select';

/** What the announcement bar says, and until when. */
export interface Announcement {
  /** Derived from the event, so that a closed bar comes back for the next event. */
  id: string;
  /** HTML of the bar. */
  content: string;
  /** Last day of the event, after which browsers hide the bar. */
  lastDay: IsoDay;
}

/**
 * The announcement of the next KubeCon + CloudNativeCon.
 *
 * @returns `undefined` if none is planned: then there is no bar
 */
export function announcementFor(
  events: readonly CommunityEvent[],
  today: IsoDay,
): Announcement | undefined {
  const event = nextKubeCon(events, today);
  if (!event) {
    return undefined;
  }
  const facts = [event.name, placeOf(event), formatDays(event.start, event.end)]
    .filter((fact) => fact !== undefined)
    .map(escapeMarkup);
  const target = event.registerUrl ?? event.url;
  const link = target
    ? ` <a href="${escapeMarkup(target)}">${event.registerUrl ? 'Register' : 'Learn more'}<span class="sr-only"> for ${facts[0]}</span></a>`
    : '';
  return {
    id: `event-${event.id}`,
    content: `<strong>${facts[0]}</strong>, ${facts.slice(1).join(', ')}${link}`,
    lastDay: event.end,
  };
}
