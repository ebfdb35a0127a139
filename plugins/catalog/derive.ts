import type { Entry } from './entries';

/** What a shared value counts for when two entries are compared. Told to readers on the page about the data. */
export const SIMILARITY = { target: 4, ecosystem: 2, type: 1, least: 3, most: 4 } as const;

function shared<T extends string>(a: readonly T[], b: readonly T[]): number {
  const known = new Set(b.map((value) => value.toLowerCase()));
  return a.filter((value) => known.has(value.toLowerCase())).length;
}

/** How similar two entries are: the weighted number of shared targets, ecosystems and types. */
export function similarity({ incident: a }: Entry, { incident: b }: Entry): number {
  return (
    SIMILARITY.target * shared(a.targets, b.targets) +
    SIMILARITY.ecosystem * shared(a.ecosystems, b.ecosystems) +
    SIMILARITY.type * shared(a.types, b.types)
  );
}

const yearOf = ({ incident }: Entry): number => Number(incident.date.slice(0, 4));

/** The entries most similar to one, the most similar first; the nearer in time where sums are equal. */
export function similarEntries(entry: Entry, entries: readonly Entry[]): Entry[] {
  const distance = (other: Entry) => Math.abs(yearOf(other) - yearOf(entry));
  return entries
    .filter((other) => other !== entry)
    .map((other) => ({ other, sum: similarity(entry, other) }))
    .filter(({ sum }) => sum >= SIMILARITY.least)
    .sort(
      (a, b) =>
        b.sum - a.sum ||
        distance(a.other) - distance(b.other) ||
        a.other.name.localeCompare(b.other.name),
    )
    .slice(0, SIMILARITY.most)
    .map(({ other }) => other);
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
