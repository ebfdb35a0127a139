import { yearOf } from '#platform/base/common/dates';
import { compareNames } from '#platform/base/common/order';
import type { IncidentRecord } from '../common/schema';

// The page about the data explains these numbers to readers.
const WEIGHTS = [
  ['targets', 4],
  ['ecosystems', 2],
  ['types', 1],
] as const;
/** Minimum sum of similar incidents. */
const LEAST = 3;
/** How many similar incidents a page shows at most. */
const MOST = 4;

/**
 * The incidents most similar to one, the most similar first; of equally similar ones, the nearer in
 * time comes first.
 */
export function similarTo(
  record: IncidentRecord,
  records: readonly IncidentRecord[],
): IncidentRecord[] {
  const own = WEIGHTS.map(
    ([field, weight]) =>
      [field, weight, new Set(record[field].map((value) => value.toLowerCase()))] as const,
  );
  const likenessOf = (other: IncidentRecord) =>
    own.reduce(
      (sum, [field, weight, values]) =>
        sum + weight * other[field].filter((value) => values.has(value.toLowerCase())).length,
      0,
    );
  const distance = ({ date }: IncidentRecord) => Math.abs(yearOf(date) - yearOf(record.date));
  return records
    .filter((other) => other !== record)
    .map((other) => ({ other, sum: likenessOf(other) }))
    .filter(({ sum }) => sum >= LEAST)
    .sort(
      (a, b) =>
        b.sum - a.sum ||
        distance(a.other) - distance(b.other) ||
        compareNames(a.other.name, b.other.name),
    )
    .slice(0, MOST)
    .map(({ other }) => other);
}
