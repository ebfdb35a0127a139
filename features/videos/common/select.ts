import type { VideoRow } from './rows';
import type { Topic } from './topics';

/** The recordings on a topic, or all of them, in the same order. */
export function onTopic(rows: readonly VideoRow[], topic: Topic | undefined): VideoRow[] {
  return rows.filter((row) => topic === undefined || row.topics.includes(topic));
}

/** Recordings by year, in the order in which the years occur. */
export function groupByYear(rows: readonly VideoRow[]): [year: string, rows: VideoRow[]][] {
  const groups = new Map<string, VideoRow[]>();
  for (const row of rows) {
    groups.set(row.year, [...(groups.get(row.year) ?? []), row]);
  }
  return [...groups];
}
