import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Sitemap items with the day of each page's last update. Where the page has
 * none, the framework would ask git, which tells a wrong day in a shallow
 * clone; such items are left without.
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
