import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Ids of what phones show over the page: the areas of the site, and the list beside a page. */
export const MAIN_MENU = 'main-menu';
export const SIDE_MENU = 'side-menu';

/** Id of the place from which the keyboard goes on to the text of a page with a list beside it. */
export const TEXT = 'page-text';

/** Whether the page has a list of pages beside its text: that of its area, or of the posts. */
export function useHasSidebar(): boolean {
  const { activeDoc } = useActiveDocContext(undefined);
  const { pathname } = useLocation();
  const blog = useBaseUrl('/blog');
  const isBlog = pathname === blog || pathname.startsWith(`${blog}/`);
  return activeDoc?.sidebar !== undefined || (isBlog && !pathname.startsWith(`${blog}/archive`));
}
