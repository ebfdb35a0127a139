import * as z from 'zod';
import { repeatsIn } from '#platform/base/common/lists';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';
import {
  deadlineSchema,
  eventSchema,
  type CommunityEvent,
  type Deadline,
  type EventsData,
} from '../common/schema';
import { EVENTS_ROUTE } from '../common/select';
import { checkEventDates, checkLists, EVENTS_FILE } from './eventDates';

/** Conferences, summits, virtual events and standing calls. */
export const events = defineCollection<CommunityEvent>({
  name: 'events',
  source: records(EVENTS_FILE, 'events', { deadlines: z.unknown() }),
  schema: eventSchema,
  published: {
    title: 'Events',
    description:
      'Conferences, summits, virtual events, and standing calls, with what projects can do there.',
    id: ({ id }) => id,
    titleOf: ({ name }) => name,
    routeOf: () => EVENTS_ROUTE,
  },
});

/** Days by which something is due, or on which something changes. */
export const deadlines = defineCollection<Deadline>({
  name: 'deadlines',
  source: records(EVENTS_FILE, 'deadlines', { events: z.unknown() }),
  schema: deadlineSchema,
  published: {
    title: 'Deadlines',
    description: 'Days by which something is due, or on which something changes.',
    id: ({ id }) => id,
    titleOf: ({ name }) => name,
    routeOf: () => EVENTS_ROUTE,
  },
  rules(entries, site): Problem[] {
    const { siteDir, files, outlineOf } = site;
    const dated = readRecords(siteDir, events);
    // Without all records, every page that names one would be reported for a mistake in the data.
    if (dated.problems.length > 0) {
      return [];
    }
    const known = new Set(dated.entries.map(({ data }) => data.id));
    const data = {
      events: dated.entries.map((entry) => entry.data),
      deadlines: entries.map((entry) => entry.data),
    };
    return [
      ...repeatsIn([...dated.entries, ...entries], (entry) => [entry.data.id]).map(
        ({ item, first }): Problem => ({
          file: item.file,
          field: `${item.field}.id`,
          reason: `"${item.data.id}" is taken already by ${first.field}.id`,
          remedy: 'Give one of the two another id.',
        }),
      ),
      ...entries
        .filter(({ data: { event } }) => event !== undefined && !known.has(event))
        .map(({ file, field, data: { event } }) => ({
          file,
          field: `${field}.event`,
          reason: `"${event}" is not the id of an event of this file`,
          remedy: 'Correct the id, or add the event above.',
        })),
      ...checkLists(site),
      ...files.flatMap((file) => checkEventDates(file, outlineOf(file).components, data)),
    ];
  },
});

/** The events and deadlines of a site; none of a kind with a problem. */
export const loadEvents = (siteDir: string): EventsData => ({
  events: toRows(events, readRecords(siteDir, events).entries),
  deadlines: toRows(deadlines, readRecords(siteDir, deadlines).entries),
});
