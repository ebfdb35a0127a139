import { type GlobalDoc, useDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { withoutBasePath, type Area, AREAS, areaOf } from '#platform/base/common/site';
import { pageAt } from '../common/docRoute';

/** The page of the docs that is open, as the framework's `useActiveDocContext` finds it. */
export function useActiveDoc(): GlobalDoc | undefined {
  const { pathname } = useLocation();
  const { versions } = useDocsData(undefined);
  for (const { docs } of versions) {
    const doc = pageAt(docs, pathname);
    if (doc) {
      return doc;
    }
  }
  return undefined;
}

/**
 * The area that a page belongs to, by its address or, where its folder is no area as that of
 * `/security/`, by its sidebar; none for the home page, search and tags. Also whether the page is
 * the landing page of that area.
 */
export function useArea(): { area?: Area | undefined; isLanding: boolean } {
  const route = withoutBasePath(useLocation().pathname, useBaseUrl('/'));
  const doc = useActiveDoc();
  const area = areaOf(route) ?? AREAS.find(({ id }) => doc?.sidebar === `${id}Sidebar`);
  return { area, isLanding: area?.to === route };
}
