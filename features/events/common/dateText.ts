import { formatDay, formatDays, hasEnded, type IsoDay } from '#platform/base/common/dates';
import type { CommunityEvent, Deadline, EventsData } from './schema';

/** What `<EventDate />` shows of an event or a deadline. */
export interface DatedRecord {
  kind: 'event' | Deadline['kind'];
  name: string;
  /** First day; of a deadline, the day on which it opens, if known. */
  start?: IsoDay | undefined;
  /** Last day, or the day of the deadline. Absent if an event has no known days. */
  end?: IsoDay | undefined;
  certainty?: CommunityEvent['certainty'];
}

/** The events and deadlines of the file, by id. */
export function datedRecords({ events, deadlines }: EventsData): Map<string, DatedRecord> {
  return new Map([
    ...events.map(({ id, name, start, end, certainty }): [string, DatedRecord] => [
      id,
      { kind: 'event', name, start, end, certainty },
    ]),
    ...deadlines.map(({ id, kind, name, opens, closes, certainty }): [string, DatedRecord] => [
      id,
      { kind, name, start: opens, end: closes, certainty },
    ]),
  ]);
}

/** Whether `id` is that of an edition: `kubecon-eu-2027` of `kubecon`. */
export function isEditionOf(id: string, prefix: string): boolean {
  return id.startsWith(`${prefix}-`) && /^-[a-z]+-\d{4}$/.test(id.slice(prefix.length));
}

/** The next record that is not over; if all are, none. */
export function nextOf(records: readonly DatedRecord[], today: IsoDay): DatedRecord | undefined {
  return records
    .filter(({ end }) => end !== undefined && !hasEnded(end, today))
    .sort((a, b) => ((a.end ?? '') < (b.end ?? '') ? -1 : 1))[0];
}

const VERBS = {
  event: ['takes place', 'took place'],
  deadline: ['closes', 'closed'],
  milestone: ['is', 'was'],
} as const;

const MARKS = { confirmed: '', announced: ' (not confirmed)', expected: ' (expected)' } as const;

/**
 * When a record is, in words that are true on the day `today`.
 *
 * @param form `sentence` has a verb: `closes on December 2, 2026`, afterwards `closed on December 2,
 *   2026`; `days` has only the days
 */
export function dateText(
  { kind, start, end, certainty = 'confirmed' }: DatedRecord,
  form: 'sentence' | 'days',
  today: IsoDay,
): string {
  if (end === undefined) {
    return form === 'days' ? 'day not known here' : 'has no day known here';
  }
  const isOver = hasEnded(end, today);
  const mark = isOver ? '' : MARKS[certainty];
  if (form === 'days') {
    return formatDays(start ?? end, end) + mark;
  }
  const isRange = kind === 'event' && start !== end;
  const days = isRange ? `from ${formatDays(start ?? end, end)}` : `on ${formatDay(end)}`;
  return `${VERBS[kind][isOver ? 1 : 0]} ${days}${mark}`;
}
