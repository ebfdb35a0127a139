import type { ReactNode } from 'react';
import { useToday } from '#platform/base/browser/useToday';
import { dateText, nextOf, type DatedRecord } from '../../common/describe';

interface Props {
  /** The records in question as JSON, which the build puts in the place of `id` or `next`. */
  records: string;
  /** Whether it is the next of them. */
  isNext?: string;
  /** `days`: without a verb. */
  form?: 'days';
}

/**
 * When an event or deadline of `data/events.yaml` is, or was, on the reader's day. Pages write
 * `<EventDate id="kubecon-eu-2027" />`, or `<EventDate next="kubecon" />` for the next edition.
 */
export function EventDate({ records, isNext, form }: Props): ReactNode {
  const today = useToday();
  const known = JSON.parse(records) as DatedRecord[];
  const record = isNext ? nextOf(known, today) : known[0];
  if (!record) {
    return form === 'days' ? 'not announced yet' : 'has no announced date yet';
  }
  return (
    <time dateTime={record.end ?? record.month}>{dateText(record, form ?? 'sentence', today)}</time>
  );
}
