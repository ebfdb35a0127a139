import * as z from 'zod';
import { ContentError } from '../../../../platform/base/common/problems';
import { readDataFile } from '../../../../platform/content/node/dataFile';

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

/**
 * Reads what readers want in their own words, which are not in the pages.
 *
 * @throws ContentError if the file is not a list of needs for each route
 */
export function loadSearchIntents(siteDir: string): SearchIntents {
  const { value = {}, problems } = readDataFile(siteDir, INTENTS_FILE, intentsFileSchema);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  return value;
}

/**
 * Finds intents whose page is gone or has moved.
 *
 * @param routes of all pages, without base path
 * @throws ContentError that names each
 */
export function checkSearchIntents(intents: SearchIntents, routes: readonly string[]): void {
  const known = new Set(routes);
  const problems = Object.keys(intents)
    .filter((route) => !known.has(route))
    .map((route) => ({
      file: INTENTS_FILE,
      field: route,
      reason: 'is not the route of a page',
      remedy: 'Write the route exactly as in the address of the page, or remove its needs.',
    }));
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
