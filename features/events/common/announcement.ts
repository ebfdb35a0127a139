import { formatDays, type IsoDay } from '#platform/base/common/dates';
import { escapeMarkup } from '#platform/base/common/text';
import type { CommunityEvent } from './schema';
import { nextKubeCon, placeOf } from './select';

/**
 * What the announcement bar says about the next KubeCon + CloudNativeCon, as HTML, and its last day,
 * after which browsers hide it.
 *
 * @returns `undefined` if none is planned: then there is no bar
 */
export function announcementFor(events: readonly CommunityEvent[], today: IsoDay) {
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
    // A closed bar comes back for the next event.
    id: `event-${event.id}`,
    content: `<strong>${facts[0]}</strong>, ${facts.slice(1).join(', ')}${link}`,
    lastDay: event.end,
  };
}
