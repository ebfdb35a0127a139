import { formatDays, type IsoDay } from '../shared/dates';
import type { CommunityEvent } from './schema';
import { nextKubeCon, placeOf } from './select';

/** What the announcement bar says, and until which day. */
export interface Announcement {
  /** Follows from the event, so that a bar once closed comes back for the next event. */
  id: string;
  /** HTML of the bar. */
  content: string;
  /** Last day of the event; afterwards browsers hide the bar. */
  lastDay: IsoDay;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/**
 * The announcement of the next KubeCon + CloudNativeCon.
 *
 * @returns `undefined` when no edition lies ahead: then no bar is shown
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
    .map(escapeHtml);
  const target = event.registerUrl ?? event.url;
  const link = target
    ? ` <a href="${escapeHtml(target)}">${event.registerUrl ? 'Register' : 'Learn more'}<span class="sr-only"> for ${facts[0]}</span></a>`
    : '';
  return {
    id: `event-${event.id}`,
    content: `<strong>${facts[0]}</strong> · ${facts.slice(1).join(' · ')}${link}`,
    lastDay: event.end,
  };
}
