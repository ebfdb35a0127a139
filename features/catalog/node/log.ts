import * as z from 'zod';
import { isoDay, text } from '#platform/base/common/fields';
import type { IsoDay } from '#platform/base/common/dates';
import { compareTexts } from '#platform/base/common/order';
import type { Problem } from '#platform/base/common/problems';
import { readDataFile } from '#platform/content/node/dataFile';
import type { IncidentRecord } from '../common/schema';

/** Where the log is kept: in data, since a build of a shallow clone has no history. */
export const LOG_FILE = 'data/incident-log.yaml';

const ids = z.array(text).min(1, { error: 'is empty → Name the entries by their ids.' });

/** What happened to entries after they were added. */
export const logSchema = z.strictObject({
  /** Days on which the facts of entries were compared with their sources. */
  reviews: z.array(z.strictObject({ date: isoDay, incidents: ids })),
  /** What changed in entries for readers. */
  changes: z.array(z.strictObject({ date: isoDay, incidents: ids, change: text })),
});

export type IncidentLog = z.infer<typeof logSchema>;

export const EMPTY_LOG: IncidentLog = { reviews: [], changes: [] };

/** The log of the entries (empty if the file cannot be used) and its problems. */
export function loadLog(siteDir: string): { log: IncidentLog; problems: Problem[] } {
  const { value = EMPTY_LOG, problems } = readDataFile(siteDir, LOG_FILE, logSchema);
  return { log: value, problems };
}

/**
 * The log names entries that exist, and days between their addition and today.
 *
 * @param entries all, by id
 */
export function checkLog(
  log: IncidentLog,
  entries: ReadonlyMap<string, { data: { added: IsoDay } }>,
  today: IsoDay,
): Problem[] {
  const problem = (field: string, reason: string, remedy: string): Problem => ({
    file: LOG_FILE,
    field,
    reason,
    remedy,
  });
  return (['reviews', 'changes'] as const).flatMap((list) =>
    log[list].flatMap(({ date, incidents }, index): Problem[] => {
      const field = `${list}[${index}]`;
      const wrong = incidents.flatMap((id) => {
        const day = entries.get(id)?.data.added;
        if (day === undefined) {
          const remedy = 'Write the id of an entry: the name of its file without ".md".';
          return problem(`${field}.incidents`, `"${id}" is not an entry`, remedy);
        }
        const reason = `"${id}" was added later, on ${day}`;
        const remedy = 'Correct the day, or remove the entry.';
        return day > date ? problem(`${field}.incidents`, reason, remedy) : [];
      });
      const remedy = 'Write the day on which it was done.';
      return date > today
        ? [problem(`${field}.date`, `${date} lies in the future`, remedy), ...wrong]
        : wrong;
    }),
  );
}

const latest = (days: readonly IsoDay[]): IsoDay | undefined => [...days].sort().at(-1);

/** What the log says of an entry: its days, and its changes, the latest first. */
export function historyIn(
  { reviews, changes }: IncidentLog,
  id: string,
  added: IsoDay,
): Pick<IncidentRecord, 'modified' | 'reviewed' | 'changes'> {
  const own = <T extends { incidents: string[] }>(list: readonly T[]) =>
    list.filter(({ incidents }) => incidents.includes(id));
  const changed = own(changes).map(({ date, change }) => ({ date, change }));
  return {
    modified: latest([added, ...changed.map(({ date }) => date)]) ?? added,
    reviewed: latest(own(reviews).map(({ date }) => date)) ?? null,
    changes: changed.sort((a, b) => compareTexts(b.date, a.date)),
  };
}
