import path from 'node:path';
import type { Problem } from '#platform/base/common/problems';
import { redirectsFileSchema } from '../common/schemas';
import { type ContentFile, routeOf } from '../common/contentFile';
import { readDataFile, type DataFile } from './yaml';
import { outlineOf, type Outline } from './outline';

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

/** As a path of a file; as it is if it is no address. */
function decoded(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

/**
 * The content file that a link leads to.
 *
 * @param source path of the file with the link
 * @param url as written, with or without query and anchor
 * @returns a path like {@link ContentFile.file}, whether or not such a file exists; `undefined` for
 *   links to other sites and for routes without a file
 */
export function targetFileOf(
  source: string,
  url: string,
  fileByRoute: ReadonlyMap<string, ContentFile>,
): string | undefined {
  const [target = ''] = url.split(/[?#]/, 1);
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    return undefined;
  }
  if (target === '') {
    return source;
  }
  return target.startsWith('/')
    ? fileByRoute.get(target)?.file
    : path.posix.join(path.posix.dirname(source), decoded(target));
}

/** Routes without a Markdown file, which the framework's own link check covers. */
const GENERATED_ROUTES = /^\/(blog|tags|search|img|feed)?(\/|$)/;

/**
 * Checks the links within the site, in the source files.
 *
 * The framework checks the built pages too, but late, one kind of problem after the other, and it
 * names routes instead of files and lines.
 *
 * @param outlineOfFile {@link outlineOf}, or a cached result of it
 * @param made routes of pages that features make without a file
 */
export function checkLinks(
  files: readonly ContentFile[],
  outlineOfFile: (file: ContentFile) => Outline = (file) => outlineOf(file),
  made: ReadonlySet<string> = new Set(),
): Problem[] {
  const outlines = new Map(files.map((file) => [file.file, outlineOfFile(file)]));
  const fileByRoute = new Map(files.map((file) => [routeOf(file), file]));
  const problems: Problem[] = [];

  for (const source of files) {
    for (const { url, line } of outlines.get(source.file)?.links ?? []) {
      const report = (reason: string, remedy: string) =>
        problems.push({ file: source.file, line, field: `link ${url}`, reason, remedy });

      // Addresses of other sites, with their scheme or without it, are looked at where markup is.
      if (/^(?:[a-z][a-z0-9+.-]*:|www\.)/i.test(url)) {
        continue;
      }
      const [address = '', anchor] = url.split('#', 2);
      const [target = ''] = address.split('?', 1);
      const targetFile = targetFileOf(source.file, url, fileByRoute);
      if (target.startsWith('/')) {
        const found = fileByRoute.get(target);
        if (!found && (made.has(target) || GENERATED_ROUTES.test(target))) {
          continue;
        }
        if (!found) {
          const other = target.endsWith('/') ? target.slice(0, -1) : `${target}/`;
          report(
            'leads to no page',
            fileByRoute.has(other)
              ? `The route is written ${other}.`
              : 'Correct the route, or remove the link.',
          );
          continue;
        }
        // A query is a choice in a list, which only an address can make.
        if (source.kind === 'doc' && found.kind === 'doc' && target === address) {
          const relative = path.posix.relative(path.posix.dirname(source.file), found.file);
          report(
            'names a route where the build needs a file',
            `Link the file: ${relative.startsWith('.') ? relative : `./${relative}`}.`,
          );
          continue;
        }
      }
      const outline = targetFile === undefined ? undefined : outlines.get(targetFile);
      if (!outline) {
        report(
          'leads to no file of this site',
          'Correct the path; link pages as ./page.md or ../folder/index.md.',
        );
        continue;
      }
      if (anchor && !outline.anchors.includes(anchor) && !outline.hasMadeAnchors) {
        report(
          `names the anchor "${anchor}", which ${targetFile ?? ''} has not`,
          `Use one of its headings: ${outline.anchors.slice(0, 12).join(', ') || 'it has none'}.`,
        );
      }
    }
  }
  return problems;
}
