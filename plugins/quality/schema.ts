import * as z from 'zod';
import { isoDay, text } from '../shared/fields';

/** What one check or benchmark measured in one run. */
export const measurementSchema = z.strictObject({
  /** What was measured: `Links`, `Weights of first visits`. */
  name: text,
  /** Command that measures it again. */
  command: text,
  date: isoDay,
  /** Commit of the sources, with `-dirty` if they were changed. */
  commit: text,
  /** Node.js, processor, cores and memory. */
  machine: text,
  figures: z.array(z.strictObject({ what: text, value: text })).min(1),
});
export type Measurement = z.infer<typeof measurementSchema>;

/** `data/quality.json`: written by `npm run report:quality`, never by hand. */
export const qualityFileSchema = z.array(measurementSchema);
