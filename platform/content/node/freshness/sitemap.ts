import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Sitemap items with the day of each page's last update. For pages without one, the framework would
 * ask git, which is wrong in a shallow clone; so they have no date.
 */
export const createSitemapItems: CreateSitemapItems = ({
  defaultCreateSitemapItems,
  routes,
  ...params
}) =>
  defaultCreateSitemapItems({
    ...params,
    routes: flattenRoutes([...routes]).map((route) => ({
      ...route,
      metadata: { ...route.metadata, lastUpdatedAt: route.metadata?.lastUpdatedAt ?? null },
    })),
  });
