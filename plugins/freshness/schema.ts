import * as z from 'zod';
import { isIsoDay } from '../shared/dates';
import { text } from '../shared/fields';

/** Bodies of the foundation that answer for the content of a page. */
export const OWNERS = [
  'TOC',
  'Governing Board',
  'Projects Team',
  'Events Team',
  'TAG Developer Experience',
  'TAG Infrastructure',
  'TAG Operational Resilience',
  'TAG Security and Compliance',
  'TAG Workloads Foundation',
] as const;

/**
 * For pages whose facts change with time: when they were last compared with
 * their source or, where none was at hand, reviewed as a whole; and who owns them.
 */
export const checkedSchema = z.strictObject({
  /** A day, or a month where the day is not known. */
  on: z
    .string({ error: 'is not text → Write the day as "2027-03-15", or the month as "2027-03".' })
    .refine((value) => isIsoDay(value.length === 7 ? `${value}-01` : value), {
      error: (issue) =>
        `"${String(issue.input)}" is neither a day nor a month → Write "2027-03-15" or "2027-03".`,
    }),
  owner: z.enum(OWNERS, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a known owner → Use one of ${OWNERS.join(', ')}, or add it in plugins/freshness/schema.ts.`,
  }),
});
export type Checked = z.infer<typeof checkedSchema>;

/** For pages about the past: one line that says so above the text. */
export const pastSchema = text.max(140, {
  error: 'is longer than 140 characters → Say it in one line.',
});
