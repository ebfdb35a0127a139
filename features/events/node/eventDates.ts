import { visit } from 'unist-util-visit';
import type { Node } from 'unist';
import { formatDay, formatDays } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '#platform/content/common/contentFile';
import { checkComponentValues } from '#platform/content/node/componentChecks';
import type { CheckedSite } from '#platform/content/node/contribution';
import { datedRecords, isEditionOf, type DatedRecord } from '../common/dateText';
import type { ComponentUse } from '#platform/content/node/outline';
import { textAttributes, attributesOf, isComponent } from '#platform/markdown/node/nodes';
import { OFFERS } from '../common/offers';
import { SERIES, type EventsData } from '../common/schema';

export const EVENTS_FILE = 'data/events.yaml';

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
