import type { Entry } from './entries';

/**
 * What a shared value counts for when two entries are compared, and how many before and after an
 * entry, in the order of dates, are looked at for each of its values. Told to readers on the page
 * about the data.
 */
export const SIMILARITY = {
  target: 4,
  ecosystem: 2,
  type: 1,
  least: 3,
  most: 4,
  reach: 50,
} as const;

/** What entries are compared by, with the weight of each value. */
function weightedValues({ incident }: Entry): [value: string, weight: number][] {
  const { targets, ecosystems, types } = incident;
  return [
    ...targets.map((target): [string, number] => [
      `target ${target.toLowerCase()}`,
      SIMILARITY.target,
    ]),
    ...ecosystems.map((value): [string, number] => [`ecosystem ${value}`, SIMILARITY.ecosystem]),
    ...types.map((type): [string, number] => [`type ${type}`, SIMILARITY.type]),
  ];
}

const yearOf = ({ incident }: Entry): number => Number(incident.date.slice(0, 4));

/** An entry in the list of those that have one of its values. */
interface Membership {
  list: Entry[];
  place: number;
  weight: number;
}

/**
 * Prepares the comparison of entries. Only those are compared that share a value and stand near
 * each other in the list of those that have it, so that the cost grows with the number of entries
 * and not with its square.
 *
 * @param entries by date, either way
 * @returns a function from an entry to those most similar to it, the most similar first; the
 *   nearer in time where sums are equal
 */
export function similarIn(entries: readonly Entry[]): (entry: Entry) => Entry[] {
  const lists = new Map<string, Entry[]>();
  const memberships = new Map(
    entries.map((entry) => [
      entry,
      weightedValues(entry).map(([value, weight]): Membership => {
        const list = lists.get(value) ?? [];
        lists.set(value, list);
        return { list, place: list.push(entry) - 1, weight };
      }),
    ]),
  );
  return (entry) => {
    const sums = new Map<Entry, number>();
    memberships.get(entry)?.forEach(({ list, place, weight }) => {
      const { reach } = SIMILARITY;
      list.slice(Math.max(0, place - reach), place + reach + 1).forEach((other) => {
        sums.set(other, (sums.get(other) ?? 0) + weight);
      });
    });
    sums.delete(entry);
    const distance = (other: Entry) => Math.abs(yearOf(other) - yearOf(entry));
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

/** Number of incidents of each year, by year, with the years between the first and the last that have none. */
export function countsByYear(entries: readonly Entry[]): [year: number, count: number][] {
  if (entries.length === 0) {
    return [];
  }
  const years = entries.map(yearOf);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => [
    first + index,
    years.filter((year) => year === first + index).length,
  ]);
}
