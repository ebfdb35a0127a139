import * as z from 'zod';
import { isoDay, text } from '#platform/base/common/fields';

/** What changed for readers. */
export const changeSchema = z.strictObject({
  date: isoDay,
  page: z
    .string()
    .regex(/^\//, {
      error: 'is not a route → Write the address of the page without the host: /events/kubecon.',
    })
    .describe('Exact route of the page that changed, without base path.'),
  change: text
    .max(200, {
      error: 'is longer than 200 characters → Say it in one or two sentences.',
    })
    .describe('What is new for readers.'),
});
export type Change = z.infer<typeof changeSchema>;
