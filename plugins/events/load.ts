import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { Problem } from '../shared/problems';
import { validate } from '../shared/validate';
import { eventsFileSchema, type EventsData } from './schema';

export const EVENTS_FILE = 'data/events.yaml';

/** Rules between records: ids used once, deadlines that name an event that exists. */
export function checkReferences(data: EventsData, file: string): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  const lists = { events: data.events, deadlines: data.deadlines };
  for (const [list, records] of Object.entries(lists)) {
    records.forEach(({ id }, index) => {
      const field = `${list}[${index}].id`;
      const first = seen.get(id);
      if (first) {
        problems.push({
          file,
          field,
          reason: `"${id}" is taken already by ${first}`,
          remedy: 'Give one of the two another id.',
        });
      }
      seen.set(id, first ?? field);
    });
  }
  const eventIds = new Set(data.events.map((event) => event.id));
  data.deadlines.forEach(({ event }, index) => {
    if (event && !eventIds.has(event)) {
      problems.push({
        file,
        field: `deadlines[${index}].event`,
        reason: `"${event}" is not the id of an event of this file`,
        remedy: 'Correct the id, or add the event above.',
      });
    }
  });
  return problems;
}

/**
 * Checks the text of an events file.
 *
 * @param yaml the file's text
 * @param file its path, for the messages
 * @returns the data (empty if it could not be used) and every problem found
 */
export function parseEvents(yaml: string, file: string): { data: EventsData; problems: Problem[] } {
  const empty: EventsData = { events: [], deadlines: [] };
  let raw: unknown;
  try {
    raw = parse(yaml);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) {
      throw error;
    }
    return {
      data: empty,
      problems: [
        {
          file,
          line: error.linePos?.[0].line,
          field: 'YAML',
          reason: error.message.split('\n')[0] ?? error.message,
          remedy: 'Correct the indentation or the quotes at that line.',
        },
      ],
    };
  }
  const { value, problems } = validate(eventsFileSchema, raw, file);
  if (!value) {
    return { data: empty, problems };
  }
  return { data: value, problems: checkReferences(value, file) };
}

/** Reads and checks the events file of a site. */
export function loadEvents(siteDir: string): { data: EventsData; problems: Problem[] } {
  return parseEvents(readFileSync(path.join(siteDir, EVENTS_FILE), 'utf8'), EVENTS_FILE);
}
