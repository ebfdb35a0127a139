import * as z from 'zod';
import { isIsoDay } from './dates';

/** A calendar day, `YYYY-MM-DD`, in quotes (YAML would make a timestamp of it). */
export const isoDay = z
  .string({
    error: 'is not a day → Write it as "YYYY-MM-DD", in quotes, for example "2027-03-15".',
  })
  .refine(isIsoDay, {
    error: (issue) =>
      `"${String(issue.input)}" is not a day of the calendar → Write it as "YYYY-MM-DD", for example "2027-03-15".`,
  });

/** An address that readers can follow safely. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not an https address → Write the whole address, starting with https://.`,
});

/** Letters, digits and single hyphens, in lower case: safe in addresses and anchors. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a slug → Use lower-case letters, digits and single hyphens.`,
});

/** Text on one line that is not empty. */
export const text = z
  .string({ error: 'is not text → Write it as text.' })
  .trim()
  .min(1, { error: 'is empty → Write the text, or remove the field.' });
