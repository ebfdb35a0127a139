import * as z from 'zod';
import { readDataFile, type DataFile } from '#platform/content/node/dataFile';
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

/** Groups of words that readers use interchangeably, or the problems of their file. */
export const readSynonyms = (siteDir: string): DataFile<SynonymGroup[]> =>
  readDataFile(siteDir, SYNONYMS_FILE, synonymsFileSchema);
