import * as z from 'zod';
import { httpsUrl, isoDay, text } from '#platform/base/common/fields';

/** A day that matters to the readers of a post. */
const postDateSchema = z.strictObject({
  date: isoDay,
  /** What is due or takes place; plain text. */
  what: text,
  /** Absent for a deadline. `event`: something takes place or begins on that day. */
  kind: z
    .literal('event', {
      error: 'is not a known kind → Write event, or leave the field out for a deadline.',
    })
    .optional(),
  url: httpsUrl.optional(),
});
export type PostDate = z.infer<typeof postDateSchema>;

/** The field `dates` of a post. */
export const postDatesSchema = z.array(postDateSchema).min(1);
