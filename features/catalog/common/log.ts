import * as z from 'zod';
import { isoDay, text } from '../../../platform/base/common/fields';

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
