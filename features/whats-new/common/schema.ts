import * as z from 'zod';
import { isoDay, text } from '../../../platform/base/common/fields';

/** What changed for readers. */
export const changeSchema = z.strictObject({
  date: isoDay,
  /** Exact route of the page that changed, without base path. */
  page: z.string().regex(/^\//, {
    error: 'is not a route → Write the address of the page without the host: /events/kubecon.',
  }),
  /** What is new for readers. */
  change: text.max(200, {
    error: 'is longer than 200 characters → Say it in one or two sentences.',
  }),
});
export type Change = z.infer<typeof changeSchema>;
