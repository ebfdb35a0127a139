import type { Area } from '#platform/base/common/site';
import { useArea } from '../../area';

/** The area of the page, unless the page is its landing page: sidebars begin below it. */
export function useAreaAbove(): Area | undefined {
  const { area, isLanding } = useArea();
  return isLanding ? undefined : area;
}
