import type { Entry } from './entries';

/** What a shared value counts for when two entries are compared. Told to readers on the page about the data. */
export const SIMILARITY = { target: 4, ecosystem: 2, type: 1, least: 3, most: 4 } as const;

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

/**
 * Prepares the comparison of entries: only those that share a value are ever compared.
 *
 * @returns a function from an entry to those most similar to it, the most similar first; the
 *   nearer in time where sums are equal
 */
export function similarIn(entries: readonly Entry[]): (entry: Entry) => Entry[] {
  const byValue = new Map<string, Entry[]>();
  entries.forEach((entry) => {
    weightedValues(entry).forEach(([value]) => {
      const known = byValue.get(value);
      if (known) {
        known.push(entry);
      } else {
        byValue.set(value, [entry]);
      }
    });
  });
  return (entry) => {
    const sums = new Map<Entry, number>();
    weightedValues(entry).forEach(([value, weight]) => {
      byValue.get(value)?.forEach((other) => {
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
