import { redirectsFileSchema } from '../common/schemas';
import { readDataFile, type DataFile } from './dataFile';

/** Old routes with the routes that replaced them. */
export const REDIRECTS_FILE = 'data/redirects.yaml';

/** Old route → route, both without base path. */
export type Redirects = Readonly<Record<string, string>>;

/** Reads and checks the redirects of a site. */
export function readRedirects(siteDir: string): DataFile<Redirects> {
  return readDataFile(siteDir, REDIRECTS_FILE, redirectsFileSchema);
}

/**
 * Every old address of a site with the route that replaced it; none if the file is invalid, which the
 * content checks report. Each old route was also served as a file, `/a.html`.
 */
export function loadRedirects(siteDir: string): Redirects {
  return Object.fromEntries(
    Object.entries(readRedirects(siteDir).value ?? {}).flatMap(([from, to]) => [
      [from, to],
      [`${from}.html`, to],
    ]),
  );
}
