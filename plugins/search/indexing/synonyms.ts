import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { ContentError } from '../../shared/problems';
import { validate } from '../../shared/validate';
import type { SynonymGroup } from '../shared/config';

export const SYNONYMS_FILE = 'data/search-synonyms.yaml';

const fileSchema = z.array(
  z
    .string()
    .transform((line) => line.split(',').map((phrase) => phrase.trim()))
    .refine((group) => group.length > 1 && group.every((phrase) => phrase !== ''), {
      error: 'is no group → Write at least two words or phrases with commas between them.',
    }),
);

/**
 * Groups of words that readers use for one another.
 *
 * @throws ContentError when the file is not a list of groups
 */
export function loadSynonyms(siteDir: string): SynonymGroup[] {
  const raw: unknown = parse(readFileSync(path.join(siteDir, SYNONYMS_FILE), 'utf8'));
  const { value, problems } = validate(fileSchema, raw, SYNONYMS_FILE);
  if (!value) {
    throw new ContentError(problems);
  }
  return value;
}
