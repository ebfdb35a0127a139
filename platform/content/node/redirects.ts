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

/** The redirects of a site; none if the file is invalid, which the content checks report. */
export function loadRedirects(siteDir: string): Redirects {
  return readRedirects(siteDir).value ?? {};
}
