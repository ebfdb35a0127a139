import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';

/** What the steps after the framework's build need to know of it. */
export interface BuildManifest {
  baseUrl: string;
  /** Every route with its base path, in the form in which readers see it. */
  routes: string[];
  /** For routes of pages that an author wrote: their file, relative to the site's folder. */
  sources: Record<string, string>;
}

/** Where the manifest of the last build lies, relative to the site's folder. */
export const MANIFEST_FILE = '.docusaurus/build-manifest.json';

/** Leaves a list of the published routes for the steps that finish the build. */
export default function hostingPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-hosting',
    async postBuild({ routes, routesPaths }) {
      const sources = flattenRoutes(routes).flatMap(({ path: route, metadata }) =>
        metadata?.sourceFilePath === undefined ? [] : [[route, metadata.sourceFilePath] as const],
      );
      const manifest: BuildManifest = {
        baseUrl,
        routes: [...new Set(routesPaths)].sort(),
        sources: Object.fromEntries(sources),
      };
      await writeFile(path.join(siteDir, MANIFEST_FILE), JSON.stringify(manifest, null, 2));
    },
  };
}
