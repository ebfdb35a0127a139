import * as z from 'zod';
import { isIsoDay } from '../shared/dates';
import { httpsUrl, text } from '../shared/fields';
import { ATTACK_TECHNIQUES, DATE_KINDS, ECOSYSTEMS, SLSA_THREATS, TYPES } from './vocabulary';

/** A value out of one of the vocabularies. */
function oneOf<T extends Record<string, string>>(values: T, what: string) {
  const ids = Object.keys(values) as [keyof T & string, ...(keyof T & string)[]];
  return z.enum(ids, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a known ${what} → Use one of plugins/catalog/vocabulary.ts, or add it there.`,
  });
}

/** A date as exactly as it is known: a year, a month or a day. Its length is its precision. */
const partialDate = z
  .string({ error: 'is not a date → Write it in quotes: "2024", "2024-03" or "2024-03-28".' })
  .refine((date) => isIsoDay(`${date}-01-01`.slice(0, 10)), {
    error: (issue) =>
      `"${String(issue.input)}" is not a date of the calendar → Write "2024", "2024-03" or "2024-03-28".`,
  });

/** The editors' classification needs a reason, so that it can be discussed. */
const reason = text.max(200, {
  error: 'is too long → Give the reason in one line of 200 characters.',
});

/** What is known of an incident; the account itself is the text of its page. */
export const incidentSchema = z.strictObject({
  date: partialDate,
  dateKind: oneOf(DATE_KINDS, 'kind of date'),
  types: z.array(oneOf(TYPES, 'type of compromise')).min(1),
  /** What was attacked or abused, most important first. */
  targets: z.array(text).min(1),
  ecosystems: z.array(oneOf(ECOSYSTEMS, 'ecosystem')).min(1),
  /** CVE numbers and the like. */
  identifiers: z.array(text).min(1).optional(),
  affectedVersions: z.array(text).min(1).optional(),
  /** Absent where no threat of the specification fits. */
  slsa: z
    .array(z.strictObject({ threat: oneOf(SLSA_THREATS, 'SLSA threat'), reason }))
    .min(1)
    .optional(),
  /** Absent where no technique fits. */
  attack: z
    .array(z.strictObject({ technique: oneOf(ATTACK_TECHNIQUES, 'ATT&CK technique'), reason }))
    .min(1)
    .optional(),
  /** Pages of this site that would have stopped or limited it, as paths under `docs/`. */
  guides: z.array(text).min(1).optional(),
  references: z.array(z.strictObject({ title: text, url: httpsUrl })).min(1),
  /** Day on which the entry came into the catalogue. */
  added: z.string().refine(isIsoDay, { error: 'is not a day → Write it as "YYYY-MM-DD".' }),
});

export type Incident = z.infer<typeof incidentSchema>;
