import * as z from 'zod';
import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import {
  daysBetween,
  formatDay,
  formatDays,
  hasEnded,
  type IsoDay,
} from '#platform/base/common/dates';
import { repeatsIn } from '#platform/base/common/lists';
import type { Problem } from '#platform/base/common/problems';
import {
  defineCollection,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';
import type { ContentFile } from '#platform/content/common/contentFile';
import { checkComponentValues } from '#platform/content/node/componentChecks';
import type { CheckedSite } from '#platform/content/node/contribution';
import type { ComponentUse } from '#platform/content/node/outline';
import { textAttributes, attributesOf, isComponent } from '#platform/markdown/node/nodes';
import { datedRecords, isEditionOf, type DatedRecord } from '../common/describe';
import {
  deadlineSchema,
  eventSchema,
  type CommunityEvent,
  type Deadline,
  type EventsData,
} from '../common/schema';
import { deadlinesAhead, hasDay, nextKubeCon } from '../common/select';
import { EVENTS_ROUTE, OFFERS, SERIES } from '../common/vocabulary';

export const EVENTS_FILE = 'data/events.yaml';

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

/** The records that the attributes of an `<EventDate />` name; none for an unknown id. */
export function recordsNamed(
  { id, next }: { id?: string | undefined; next?: string | undefined },
  data: EventsData,
): DatedRecord[] {
  return [...datedRecords(data)]
    .filter(([key]) => key === id || (next !== undefined && isEditionOf(key, next)))
    .map(([, record]) => record);
}

/** Gives each `<EventDate />` its records: a page carries only those it shows. */
export function remarkEventDates({ load }: { load: () => EventsData }) {
  return (tree: Node): void => {
    visit(tree, isComponent, (node) => {
      if (node.name !== 'EventDate') {
        return;
      }
      const { id, next, form } = attributesOf(node);
      node.attributes = textAttributes({
        ...(form && { form }),
        ...(next && { isNext: 'true' }),
        records: JSON.stringify(recordsNamed({ id, next }, load())),
      });
    });
  };
}

/** Each `<EventList series="…" />` and `<DeadlineList offer="…" />` names what exists. */
export const checkLists = (site: Pick<CheckedSite, 'files' | 'outlineOf'>): Problem[] =>
  ['EventList', 'DeadlineList'].flatMap((list) => [
    ...checkComponentValues(site, list, 'series', SERIES, ALL),
    ...checkComponentValues(site, list, 'offer', Object.keys(OFFERS), ALL),
  ]);
const ALL = ', or leave the attribute out for all';

/** The days of a record in the forms in which pages would write them. */
function writtenForms({ start, end }: DatedRecord): string[] {
  if (end === undefined) {
    return [];
  }
  const days = [start ?? end, end];
  return [...new Set([formatDays(start ?? end, end), ...days.map(formatDay), ...days])];
}

/** Words of a name by which a text can mean the record: `KubeCon`, `Mentorship`, `Awards`. */
const telling = (name: string) =>
  (name.match(/\p{Lu}\p{L}{4,}|gRPC\w*|KCD|LFX/gu) ?? []).map((word) => word.toLowerCase());

/**
 * Finds `<EventDate />` without a known record, and days of known events that are typed into the
 * text of a doc: a line with the day and a word of the event's name.
 *
 * @param components of the page
 */
export function checkEventDates(
  { kind, file, body, bodyOffset }: ContentFile,
  components: readonly ComponentUse[],
  data: EventsData,
): Problem[] {
  const unknown = components
    .filter(({ name }) => name === 'EventDate')
    .filter(({ attributes }) => recordsNamed(attributes, data).length === 0)
    .map(({ attributes: { id, next }, line }) => ({
      file,
      line,
      field: 'EventDate',
      reason: `"${id ?? next ?? ''}" is not an event or deadline in ${EVENTS_FILE}`,
      remedy: 'Use an id from that file, or for `next` the part of it before region and year.',
    }));
  // Posts tell what held on their day.
  if (kind !== 'doc') {
    return unknown;
  }
  const records = [...datedRecords(data)].map(([id, record]) => ({
    id,
    forms: writtenForms(record),
    words: telling(record.name),
  }));
  const typed = body.split('\n').flatMap((line, index): Problem[] => {
    const found = records.find(
      ({ forms, words }) =>
        forms.some((form) => line.includes(form)) &&
        words.some((word) => line.toLowerCase().includes(word)),
    );
    return found === undefined
      ? []
      : [
          {
            file,
            line: index + 1 + bodyOffset,
            field: 'date',
            reason: `types the date of "${found.id}", which ${EVENTS_FILE} has`,
            remedy: `Write <EventDate id="${found.id}" />, or with form="days" for the days alone.`,
          },
        ];
  });
  return [...unknown, ...typed];
}

/**
 * What the events file lacks or will soon lack.
 *
 * @param withinDays how far ahead to look
 * @returns a sentence for each event and deadline that ends by then or is expected in a month that
 *   has begun by then, and for a future without KubeCon or without deadline
 */
export function agingEvents(
  { events, deadlines }: EventsData,
  today: IsoDay,
  withinDays: number,
): string[] {
  const endings = [
    ...events.map(({ name, end, until }) => ({ name, day: end ?? until ?? '' })),
    ...deadlines.filter(hasDay).map(({ name, closes }) => ({ name, day: closes })),
  ]
    .filter(({ day }) => !hasEnded(day, today) && daysBetween(today, day) <= withinDays)
    .sort((a, b) => daysBetween(b.day, a.day))
    .map(({ name, day }) => `"${name}" is over after ${day}.`);
  const expected = deadlines
    .filter(({ month }) => month && daysBetween(today, `${month}-01`) <= withinDays)
    .map(
      ({ name, month = '' }) => `"${name}" is expected in ${month}: look whether its day is out.`,
    );
  return [
    ...(nextKubeCon(events, today) ? [] : ['No KubeCon + CloudNativeCon is coming up.']),
    ...(deadlinesAhead(deadlines, today).length > 0 ? [] : ['No deadline is coming up.']),
    ...endings,
    ...expected,
  ];
}
