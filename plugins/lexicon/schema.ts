import * as z from 'zod';
import { httpsUrl, text } from '../shared/fields';

/** The four groups of the lexicon. */
export const GROUPS = ['concepts', 'identity', 'hardware', 'tooling'] as const;

/** Longest definition in characters: it is shown as a tooltip too. */
export const DEFINITION_LENGTH = 400;

export const entrySchema = z.strictObject({
  /** As readers look it up; a short form may follow in round brackets. */
  term: text,
  group: z.enum(GROUPS, { error: `is not a known group → Use one of: ${GROUPS.join(', ')}.` }),
  /** What it is, in a few sentences that stand alone. Plain text. */
  definition: text.max(DEFINITION_LENGTH, {
    error: `is too long → Shorten it to ${DEFINITION_LENGTH} characters; the rest belongs into details.`,
  }),
  /** Contrast, use, examples. Plain text. */
  details: text.optional(),
  /** Other names for the same thing. */
  aka: z.array(text).min(1).optional(),
  /** Terms of this file. */
  seeAlso: z.array(text).min(1).optional(),
  sources: z
    .array(z.strictObject({ title: text, url: httpsUrl }))
    .min(1)
    .optional(),
});

export const lexiconFileSchema = z.strictObject({ terms: z.array(entrySchema) });

type Entry = z.infer<typeof entrySchema>;

/** A term as components get it. */
export interface LexiconTerm extends Entry {
  /** Anchor of the term on the lexicon's page. Stays the same as long as the term does. */
  slug: string;
}
