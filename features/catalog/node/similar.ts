import { yearOf } from '../../../platform/base/common/dates';
import type { IncidentRecord } from '../common/schema';

/** How incidents are compared. The page about the data explains these numbers to readers. */
export const SIMILARITY = {
  // Weights of the values that two incidents share.
  target: 4,
  ecosystem: 2,
  type: 1,
  /** Minimum sum of similar incidents. */
  least: 3,
  /** How many similar incidents a page shows at most. */
  most: 4,
  /** For each value, how many incidents before and after it in time are compared. */
  reach: 50,
} as const;

/** What incidents are compared by, with the weight of each value. */
function weightedValues({ targets, ecosystems, types }: IncidentRecord): [string, number][] {
  return [
    ...targets.map((target): [string, number] => [
      `target ${target.toLowerCase()}`,
      SIMILARITY.target,
    ]),
    ...ecosystems.map((value): [string, number] => [`ecosystem ${value}`, SIMILARITY.ecosystem]),
    ...types.map((type): [string, number] => [`type ${type}`, SIMILARITY.type]),
  ];
}

/** The place of an incident in the list of those that share one of its values. */
interface Membership {
  list: IncidentRecord[];
  place: number;
  weight: number;
}

/**
 * Prepares the comparison of incidents. Only incidents that share a value and are close to each
 * other in the list of those that have it are compared, so that the cost grows with the number of
 * incidents and not with its square.
 *
 * @param records sorted by date, in either direction
 * @returns a function that gives the incidents most similar to one, the most similar first; of
 *   equally similar ones, the nearer in time comes first
 */
export function similarIn(
  records: readonly IncidentRecord[],
): (record: IncidentRecord) => IncidentRecord[] {
  const lists = new Map<string, IncidentRecord[]>();
  const memberships = new Map(
    records.map((record) => [
      record,
      weightedValues(record).map(([value, weight]): Membership => {
        const list = lists.get(value) ?? [];
        lists.set(value, list);
        return { list, place: list.push(record) - 1, weight };
      }),
    ]),
  );
  return (record) => {
    const sums = new Map<IncidentRecord, number>();
    memberships.get(record)?.forEach(({ list, place, weight }) => {
      const { reach } = SIMILARITY;
      list.slice(Math.max(0, place - reach), place + reach + 1).forEach((other) => {
        sums.set(other, (sums.get(other) ?? 0) + weight);
      });
    });
    sums.delete(record);
    const distance = ({ date }: IncidentRecord) => Math.abs(yearOf(date) - yearOf(record.date));
    return [...sums]
      .filter(([, sum]) => sum >= SIMILARITY.least)
      .sort(
        ([a, sumA], [b, sumB]) =>
          sumB - sumA || distance(a) - distance(b) || a.name.localeCompare(b.name),
      )
      .slice(0, SIMILARITY.most)
      .map(([other]) => other);
  };
}
