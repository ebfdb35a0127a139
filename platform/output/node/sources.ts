import { existsSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_STATIC_DIR } from '#platform/base/node/staticDir';
import { isStaticFile } from '#platform/content/node/places';
import type { BuiltSite } from './contribution';

/** What the bundler and plugins of the framework write. */
const WRITTEN =
  /^(?:assets\/(?:css|files|fonts|images|js)\/[^/]+|sitemap\.xml|blog\/(?:atom\.xml|rss\.xml|feed\.json))$/;

/**
 * Looks at what the framework has written, before any step: each page is at a route, and each file
 * comes from `static/`, a plugin of this site, or the bundler.
 *
 * @throws if a file has no source
 */
export function checkSources({ siteDir, pages, files, routes, oldRoutes }: BuiltSite): void {
  const isIn = (folder: string, file: string) => existsSync(path.join(siteDir, folder, file));
  const strange = [
    ...pages
      .filter(({ route }) => !routes.includes(route) && !(route in oldRoutes))
      .map(({ file }) => file),
    ...files.filter(
      (file) =>
        !WRITTEN.test(file) &&
        !isIn(GENERATED_STATIC_DIR, file) &&
        !(isStaticFile(file) && isIn('static', file)),
    ),
  ];
  if (strange.length > 0) {
    throw new Error(
      [
        'The built site holds files that no source accounts for:',
        ...strange.map((file) => `  ${file}`),
        'Find out what writes them. What belongs to the site is written by a step of the output, or named in platform/output/node/sources.ts.',
      ].join('\n'),
    );
  }
}
