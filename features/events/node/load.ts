import { repeatsIn } from '../../../platform/base/common/repeats';
import type { Problem } from '../../../platform/base/common/problems';
import {
  parseDataFile,
  readDataFile,
  type DataFile,
} from '../../../platform/content/node/dataFile';
import { eventsFileSchema, type EventsData } from '../common/schema';

export const EVENTS_FILE = 'data/events.yaml';

/** Rules across records: each id is used once, and deadlines name existing events. */
export function checkReferences({ events, deadlines }: EventsData, file: string): Problem[] {
  const ids = [
    ...events.map(({ id }, index) => ({ id, field: `events[${index}].id` })),
    ...deadlines.map(({ id }, index) => ({ id, field: `deadlines[${index}].id` })),
  ];
  const eventIds = new Set(events.map(({ id }) => id));
  return [
    ...repeatsIn(ids, ({ id }) => [id]).map(({ item, first }) => ({
      file,
      field: item.field,
      reason: `"${item.id}" is taken already by ${first.field}`,
      remedy: 'Give one of the two another id.',
    })),
    ...deadlines.flatMap(({ event }, index) =>
      event === undefined || eventIds.has(event)
        ? []
        : [
            {
              file,
              field: `deadlines[${index}].event`,
              reason: `"${event}" is not the id of an event of this file`,
              remedy: 'Correct the id, or add the event above.',
            },
          ],
    ),
  ];
}

/** The events of a site (none if the file cannot be used) and all problems found in it. */
interface LoadedEvents {
  data: EventsData;
  problems: Problem[];
}

function toEvents({ value, problems }: DataFile<EventsData>, file: string): LoadedEvents {
  return value
    ? { data: value, problems: checkReferences(value, file) }
    : { data: { events: [], deadlines: [] }, problems };
}

/**
 * Checks the text of an events file.
 *
 * @param file its path, for the messages
 */
export function parseEvents(yaml: string, file: string): LoadedEvents {
  return toEvents(parseDataFile(yaml, file, eventsFileSchema), file);
}

/** Reads and checks the events file of a site; a site without the file has no events. */
export function loadEvents(siteDir: string): LoadedEvents {
  return toEvents(readDataFile(siteDir, EVENTS_FILE, eventsFileSchema), EVENTS_FILE);
}
