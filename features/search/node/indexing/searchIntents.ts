import * as z from 'zod';
import { ContentError, type Problem } from '../../../../platform/base/common/problems';
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
 * Intents whose page is gone or has moved.
 *
 * @param isRoute whether a route, without base path, is that of a page
 */
function strayIntents(intents: SearchIntents, isRoute: (route: string) => boolean): Problem[] {
  return Object.keys(intents)
    .filter((route) => !isRoute(route))
    .map((route) => ({
      file: INTENTS_FILE,
      field: route,
      reason: 'is not the route of a page',
      remedy: 'Write the route exactly as in the address of the page, or remove its needs.',
    }));
}

/** Lists that the framework makes of posts and tags. */
const LISTS = /^\/(?:tags|blog(?:$|\/(?:archive|authors|page|tags)))(?:$|\/)/;

/**
 * The problems of the file, as far as the sources show them. What is the page of a folder or a list is left
 * to the build.
 *
 * @param routes of all pages of files and features, without base path
 */
export function checkIntentsFile(siteDir: string, routes: ReadonlySet<string>): Problem[] {
  const { value = {}, problems } = readDataFile(siteDir, INTENTS_FILE, intentsFileSchema);
  const isFolder = (route: string) =>
    route.endsWith('/') && [...routes].some((page) => page.startsWith(route));
  return [
    ...problems,
    ...strayIntents(value, (route) => routes.has(route) || LISTS.test(route) || isFolder(route)),
  ];
}

/**
 * Looks for intents whose page is gone or has moved among all pages of the built site.
 *
 * @param routes of all pages, without base path
 * @throws ContentError that names each
 */
export function checkSearchIntents(intents: SearchIntents, routes: readonly string[]): void {
  const known = new Set(routes);
  const problems = strayIntents(intents, (route) => known.has(route));
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
