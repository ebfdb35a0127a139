import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';

/** A page with a file of its own. */
export interface WrittenPage {
  /** Relative to the site's folder. */
  source: string;
  /** Day of its last update, `YYYY-MM-DD`; pages written in code have none. */
  updated?: string;
}

/** What the steps after the framework's build need to know of it. */
export interface BuildManifest {
  baseUrl: string;
  /** Every route with its base path, in the form in which readers see it. */
  routes: string[];
  /** By route, the pages that an author wrote, in contrast to lists that the framework makes. */
  written: Record<string, WrittenPage>;
}

/** Where the manifest of the last build lies, relative to the site's folder. */
export const MANIFEST_FILE = '.docusaurus/build-manifest.json';

function toWrittenPage(source: string, lastUpdatedAt?: number | null): WrittenPage {
  return lastUpdatedAt
    ? { source, updated: new Date(lastUpdatedAt).toISOString().slice(0, 10) }
    : { source };
}

/** Leaves a list of the published routes for the steps that finish the build. */
export default function hostingPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-hosting',
    async postBuild({ routes, routesPaths }) {
      const written = flattenRoutes(routes).flatMap(({ path: route, metadata }) => {
        const { sourceFilePath, lastUpdatedAt } = metadata ?? {};
        return sourceFilePath === undefined
          ? []
          : [[route, toWrittenPage(sourceFilePath, lastUpdatedAt)] as const];
      });
      const manifest: BuildManifest = {
        baseUrl,
        routes: [...new Set(routesPaths)].sort(),
        written: Object.fromEntries(written),
      };
      await writeFile(path.join(siteDir, MANIFEST_FILE), JSON.stringify(manifest, null, 2));
    },
  };
}
