import type { Event, WithContext } from 'schema-dts';
import { placeOf, type DatedEvent } from './select';

const ORGANIZER = {
  '@type': 'Organization',
  name: 'Cloud Native Computing Foundation',
  url: 'https://www.cncf.io/',
} as const;

/** The location of an event: a web address for online events, otherwise a city or country. */
function locationOf(event: DatedEvent): Event['location'] | undefined {
  const { kind, venue, city, country, url, registerUrl } = event;
  const address = registerUrl ?? url;
  if (kind === 'virtual') {
    return address && { '@type': 'VirtualLocation', url: address };
  }
  const place = placeOf(event);
  return (
    place && {
      '@type': 'Place',
      name: venue ?? place,
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
    }
  );
}

/**
 * An event for search engines (https://schema.org/Event,
 * https://developers.google.com/search/docs/appearance/structured-data/event).
 *
 * @param page absolute address of the event on this site
 * @returns `undefined` if the location is not known, which search engines require
 */
export function toStructuredData(event: DatedEvent, page: string): WithContext<Event> | undefined {
  const { name, start, end, note, kind, series, url, registerUrl } = event;
  const location = locationOf(event);
  if (!location) {
    return undefined;
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': page,
    name,
    startDate: start,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode:
      kind === 'virtual'
        ? 'https://schema.org/OnlineEventAttendanceMode'
        : 'https://schema.org/OfflineEventAttendanceMode',
    location,
    url: url ?? registerUrl ?? page,
    ...(note && { description: note }),
    // Events of the series `other` are organized by others.
    ...(series !== 'other' && { organizer: ORGANIZER }),
  };
}
