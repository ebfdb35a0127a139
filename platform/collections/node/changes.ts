import * as z from 'zod';
import { isoDay } from '#platform/base/common/fields';

/** What changed in a field: of a list what came and went, of anything else both values. */
const fieldChange = z.union([
  z.strictObject({ field: z.string(), before: z.unknown(), after: z.unknown() }),
  z.strictObject({ field: z.string(), added: z.array(z.unknown()), removed: z.array(z.unknown()) }),
]);
export type FieldChange = z.infer<typeof fieldChange>;

/** What changed in an entry on a day. */
export const changeSchema = z.strictObject({
  day: isoDay,
  id: z.string(),
  title: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** None of an entry that was added. */
  fields: z.array(fieldChange),
});
export type Change = z.infer<typeof changeSchema>;
