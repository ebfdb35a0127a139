import * as z from 'zod';
import { isoDay, text } from '../../../platform/base/common/fields';

/** `data/changes.yaml`: what changed for readers. */
export const changesFileSchema = z.array(
  z.strictObject({
    date: isoDay,
    /** Exact route of the page that changed, without base path. */
    page: z.string().regex(/^\//, {
      error: 'is not a route → Write the address of the page without the host: /events/kubecon.',
    }),
    /** What is new for readers. */
    change: text.max(200, {
      error: 'is longer than 200 characters → Say it in one or two sentences.',
    }),
  }),
  { error: 'is not a list → Write entries that start with "- date:".' },
);
export type Change = z.infer<typeof changesFileSchema>[number];
