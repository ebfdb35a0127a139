import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it, vi } from 'vitest';
import { GENERATED_STATIC_DIR } from '#platform/base/node/staticDir';
import { keptActions, testFolder } from '#platform/base/node/testPlugin';
import { EVENTS_FILE } from './eventDates';
import eventsPlugin from './plugin';

afterEach(() => {
  vi.unstubAllEnvs();
});

const CALENDARS = `${GENERATED_STATIC_DIR}/events/calendar`;
const EVENTS = `events:
  - { id: con, name: Con, kind: conference, series: other, start: '2025-03-01', end: '2025-03-02' }
  - { id: undated, name: Later, kind: call, series: other, until: '2027-01-01' }
deadlines:
  - { id: cfp, name: Talks, series: other, closes: '2025-01-01' }
`;

it('publishes a calendar of all and one of each dated event, and none of events that are gone', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 10, 21) / 1000));
  const siteDir = testFolder({ [EVENTS_FILE]: EVENTS, [`${CALENDARS}/gone.ics`]: 'old' });
  const siteConfig = { title: 'Site', url: 'https://example.org' };
  const plugin = eventsPlugin({ siteDir, baseUrl: '/preview/', siteConfig } as LoadContext);
  const content = await plugin.loadContent?.();

  expect(readdirSync(path.join(siteDir, CALENDARS))).toEqual(['con.ics']);
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const all = read(`${GENERATED_STATIC_DIR}/events/events.ics`);
  expect(all.match(/^UID:.*(?=\r)/gm)).toEqual(['UID:con@example.org', 'UID:cfp@example.org']);
  const one = read(`${CALENDARS}/con.ics`);
  expect(one.match(/^UID:.*(?=\r)/gm)).toEqual(['UID:con@example.org']);
  // Without git, the day of the build is that of the last change.
  expect(one).toContain('DTSTAMP:20261121T000000Z');
  expect(one).toContain('https://example.org/preview/events/');

  const { data, actions } = keptActions();
  await plugin.contentLoaded?.({ content: content ?? { events: [], deadlines: [] }, actions });
  expect(data['ahead.json']).toEqual({ editions: [], deadlines: [] });
  expect(existsSync(path.join(plugin.getThemePath?.() ?? ''))).toBe(true);
});
