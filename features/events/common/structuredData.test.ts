import { describe, expect, it } from 'vitest';
import type { CommunityEvent } from './schema';
import { toStructuredData } from './structuredData';
import { testEvent } from './testEvents';

const PAGE = 'https://example.org/events/#kubecon';

const event = (over: Partial<CommunityEvent> = {}) =>
  testEvent({ url: undefined, registerUrl: undefined, ...over });

describe('toStructuredData', () => {
  it('has days, place and organizer of a conference', () => {
    expect(toStructuredData(event(), PAGE)).toMatchObject({
      '@type': 'Event',
      startDate: '2027-03-15',
      endDate: '2027-03-18',
      url: PAGE,
      location: {
        '@type': 'Place',
        name: 'Barcelona, Spain',
        address: { addressLocality: 'Barcelona', addressCountry: 'Spain' },
      },
      organizer: { name: 'Cloud Native Computing Foundation' },
    });
  });

  it('gives an online event the address where it takes place', () => {
    const online = event({
      kind: 'virtual',
      series: 'other',
      registerUrl: 'https://example.org/register',
      city: undefined,
      country: undefined,
    });
    const data = toStructuredData(online, PAGE);
    expect(data).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://example.org/register' },
    });
    expect(data).not.toHaveProperty('organizer');
  });

  it('leaves out an event whose place is not known', () => {
    expect(toStructuredData(event({ city: undefined, country: undefined }), PAGE)).toBeUndefined();
    expect(toStructuredData(event({ kind: 'virtual' }), PAGE)).toBeUndefined();
  });
});
