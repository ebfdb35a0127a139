import { expect, it } from 'vitest';
import type { Incident } from '../../common/schema';
import { toJsonLd } from './jsonLd';

const EDITION = {
  title: 'Catalog',
  url: 'https://example.org/catalog/',
  version: '1',
  date: '2026-11-21',
  ecosystemPages: [],
  years: [],
};

const eventOf = (dates: Incident['dates']) =>
  toJsonLd(
    {
      title: 'XZ Utils',
      description: 'A backdoor.',
      incident: {
        added: '2026-11-21',
        types: [],
        ecosystems: [],
        references: [],
        dateKind: 'disclosed',
        identifiers: 'none assigned',
        dates,
      } as unknown as Incident,
    },
    { url: 'https://example.org/catalog/2024/xz', modified: '2026-11-21' } as Parameters<
      typeof toJsonLd
    >[1],
    EDITION,
  ).about;

it('an incident starts with its first success, and nowhere where that is unknown', () => {
  const disclosed = { date: '2024-03-28' };
  expect(eventOf({ compromised: { date: '2024-02-23' }, disclosed })).toMatchObject({
    '@type': 'Event',
    startDate: '2024-02-23',
  });
  expect(eventOf({ disclosed })).not.toHaveProperty('startDate');
});
