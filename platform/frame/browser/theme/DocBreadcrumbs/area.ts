import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { withoutBasePath } from '#platform/base/common/basePath';
import { type Area, areaOf } from '#platform/base/common/site';

/** The area of the page, unless the page is its landing page: sidebars begin below it. */
export function useAreaAbove(): Area | undefined {
  const route = withoutBasePath(useLocation().pathname, useBaseUrl('/'));
  const area = areaOf(route);
  return area?.to === route ? undefined : area;
}
