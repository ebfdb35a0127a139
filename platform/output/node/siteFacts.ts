import type { LoadContext, Plugin } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { withoutBasePath } from '#platform/base/common/basePath';
import type { SiteContent } from '#platform/base/node/loadedContent';
import { loadRedirects } from '#platform/content/node/redirects';
import type { SiteFacts } from './contribution';

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What the framework knows of the build that it has just made. */
export function toSiteFacts(
  { siteDir, siteConfig }: Pick<LoadContext, 'siteDir' | 'siteConfig'>,
  {
    outDir,
    routes,
    routesPaths,
    baseUrl,
  }: Pick<BuildProps, 'outDir' | 'routes' | 'routesPaths' | 'baseUrl'>,
  content: SiteContent,
): SiteFacts {
  const written = flattenRoutes(routes).flatMap(({ path: route, metadata }) => {
    const { sourceFilePath, lastUpdatedAt } = metadata ?? {};
    const updated = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString().slice(0, 10) : undefined;
    return sourceFilePath === undefined
      ? []
      : [[withoutBasePath(route, baseUrl), updated] as const];
  });
  return {
    siteDir,
    outDir,
    url: siteConfig.url,
    baseUrl,
    content,
    routes: [...new Set(routesPaths.map((route) => withoutBasePath(route, baseUrl)))].sort(),
    written: Object.fromEntries(written),
    oldRoutes: loadRedirects(siteDir),
  };
}
