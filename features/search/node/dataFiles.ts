import * as z from 'zod';
import type { Problem } from '#platform/base/common/problems';
import { readDataFile, type DataFile } from '#platform/content/node/yaml';
import type { SynonymGroup } from '../common/options';

export const INTENTS_FILE = 'data/search-needs.yaml';

/** `data/search-needs.yaml`. */
export const intentsFileSchema = z.record(
  z.string(),
  z
    .array(z.string().min(1, { error: 'is empty → Write a need, or remove the line.' }))
    .min(1, { error: 'is empty → Write a need below the route, or remove it.' }),
);

/** For each route without base path, what readers want who should find the page, in their own words. */
export type SearchIntents = Readonly<Record<string, readonly string[]>>;

/** What readers want in their own words, which are not in the pages, or the problems of the file. */
export const readSearchIntents = (siteDir: string): DataFile<SearchIntents> =>
  readDataFile(siteDir, INTENTS_FILE, intentsFileSchema);

/** Lists that the framework makes of posts and tags. */
const LISTS = /^\/(?:tags|blog(?:$|\/(?:archive|authors|page|tags)))(?:$|\/)/;

/**
 * The problems of the file, and intents whose page is gone or has moved.
 *
 * @param routes of all pages of files and features, without base path; the framework makes those of
 *   folders and lists
 */
export function checkIntentsFile(siteDir: string, routes: ReadonlySet<string>): Problem[] {
  const { value = {}, problems } = readSearchIntents(siteDir);
  const isFolder = (route: string) =>
    route.endsWith('/') && [...routes].some((page) => page.startsWith(route));
  return [
    ...problems,
    ...Object.keys(value)
      .filter((route) => !routes.has(route) && !LISTS.test(route) && !isFolder(route))
      .map((route) => ({
        file: INTENTS_FILE,
        field: route,
        reason: 'is not the route of a page',
        remedy: 'Write the route exactly as in the address of the page, or remove its needs.',
      })),
  ];
}

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
