import * as z from 'zod';
import { isIsoDay } from '#platform/base/common/dates';
import { httpsUrl, text } from '#platform/base/common/fields';
import { SITE } from '#platform/base/common/site';

/** Bodies of the foundation that are responsible for the content of a page. */
export const OWNERS = [
  'TOC',
  'Governing Board',
  'Projects Team',
  'CNCF TechDocs',
  'Events Team',
  'TAG Developer Experience',
  'TAG Infrastructure',
  'TAG Operational Resilience',
  'TAG Security and Compliance',
  'TAG Workloads Foundation',
] as const;

/** Where this site is from: a page compared with it would be compared with itself. */
const REPOSITORY = SITE.repository.toLowerCase();

/**
 * For pages whose facts change over time: who owns them, and when they were last compared with
 * their source (or, if there was none at hand, reviewed as a whole).
 */
export const checkedSchema = z.strictObject({
  /** A day, or a month if the day is not known. */
  on: z
    .string({ error: 'is not text → Write the day as "2027-03-15", or the month as "2027-03".' })
    .refine((value) => isIsoDay(value.length === 7 ? `${value}-01` : value), {
      error: (issue) =>
        `"${String(issue.input)}" is neither a day nor a month → Write "2027-03-15" or "2027-03".`,
    }),
  owner: z.enum(OWNERS, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a known owner → Use one of ${OWNERS.join(', ')}, or add it in platform/content/common/freshness.ts.`,
  }),
  /** What the page was compared with; absent if it was reviewed as a whole. */
  source: z
    .strictObject({
      /** Repository and path, or the name of a text. Backticks mark what is shown as code. */
      title: text,
      url: httpsUrl.refine((url) => !url.toLowerCase().startsWith(REPOSITORY), {
        error:
          'is this site itself → Name the document of the body that owns the facts, in cncf/toc or cncf/foundation for example, or leave the source out.',
      }),
    })
    .optional(),
});
export type Checked = z.infer<typeof checkedSchema>;

/** For pages about the past: one line above the text that says so. */
export const pastSchema = text.max(140, {
  error: 'is longer than 140 characters → Say it in one line.',
});
