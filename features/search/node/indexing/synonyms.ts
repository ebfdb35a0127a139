import * as z from 'zod';
import type { Problem } from '../../../../platform/base/common/problems';
import { readDataFile } from '../../../../platform/content/node/dataFile';
import type { SynonymGroup } from '../../common/config';

export const SYNONYMS_FILE = 'data/search-synonyms.yaml';

/** `data/search-synonyms.yaml`. */
export const synonymsFileSchema = z.array(
  z
    .string()
    .transform((line) => line.split(',').map((phrase) => phrase.trim()))
    .refine((group) => group.length > 1 && group.every((phrase) => phrase !== ''), {
      error: 'is not a group → Write at least two words or phrases with commas between them.',
    }),
);

/**
 * Groups of words that readers use interchangeably; none if the file has a problem, which the
 * content check reports.
 */
export const loadSynonyms = (siteDir: string): SynonymGroup[] =>
  readDataFile(siteDir, SYNONYMS_FILE, synonymsFileSchema).value ?? [];

/** The problems of the file. */
export const checkSynonymsFile = (siteDir: string): Problem[] =>
  readDataFile(siteDir, SYNONYMS_FILE, synonymsFileSchema).problems;
