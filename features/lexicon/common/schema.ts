import * as z from 'zod';
import { httpsUrl, oneOf, text } from '#platform/base/common/fields';

/** The four groups of the lexicon. */
export const GROUPS = ['concepts', 'identity', 'hardware', 'tooling'] as const;

/** Longest definition in characters; it is also shown as a tooltip. */
export const DEFINITION_LENGTH = 400;

export const entrySchema = z.strictObject({
  term: text.describe('As readers look it up; an abbreviation may follow in parentheses.'),
  group: oneOf(GROUPS, 'group'),
  definition: text
    .max(DEFINITION_LENGTH, {
      error: `is too long → Shorten it to ${DEFINITION_LENGTH} characters; the rest belongs into details.`,
    })
    .describe('What it is, in a few self-contained sentences. Plain text.'),
  details: text.optional().describe('Distinctions, use, examples. Plain text.'),
  aka: z.array(text).min(1).optional().describe('Other names for the same thing.'),
  slug: text.optional().describe('Its anchor, where the term had another name once.'),
  seeAlso: z.array(text).min(1).optional().describe('Terms of this file.'),
  sources: z
    .array(z.strictObject({ title: text, url: httpsUrl }))
    .min(1)
    .optional(),
});

/** A term as the data file has it. */
export type LexiconEntry = z.infer<typeof entrySchema>;

/** A term as components get it. */
export interface LexiconTerm extends LexiconEntry {
  /** Anchor of the term on the page of the lexicon. Never changes while the term exists. */
  slug: string;
}
