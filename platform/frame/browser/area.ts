import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { withoutBasePath, type Area, AREAS, areaOf } from '#platform/base/common/site';

/**
 * The area that a page belongs to, by its address or, where its folder is no area as that of
 * `/security/`, by its sidebar; none for the home page, search and tags. Also whether the page is
 * the landing page of that area.
 */
export function useArea(): { area?: Area | undefined; isLanding: boolean } {
  const route = withoutBasePath(useLocation().pathname, useBaseUrl('/'));
  const { activeDoc } = useActiveDocContext(undefined);
  const area = areaOf(route) ?? AREAS.find(({ id }) => activeDoc?.sidebar === `${id}Sidebar`);
  return { area, isLanding: area?.to === route };
}
