import * as z from 'zod';
import { isoDay, text } from '../../../platform/base/common/fields';

/** What one run of a check or benchmark measured. */
export const measurementSchema = z.strictObject({
  /** What was measured: `Links`, `Weights of first visits`. */
  name: text,
  /** Command that repeats the measurement. */
  command: text,
  date: isoDay,
  /** Commit of the sources, with `-dirty` if there were uncommitted changes. */
  commit: text,
  /** Node.js, processor, cores and memory. */
  machine: text,
  figures: z.array(z.strictObject({ what: text, value: text })).min(1),
});
export type Measurement = z.infer<typeof measurementSchema>;

/** `data/quality.json`: written by `npm run report:quality`, never by hand. */
export const qualityFileSchema = z.array(measurementSchema);
