import type { ClientModule } from '@docusaurus/types';
import { targetOf } from './target';

/**
 * After navigation within the site, the focus moves to the heading of the new page: screen readers
 * announce the page by it, and the keyboard continues from there.
 *
 * Not on the first page, where the browser knows best, and not when only the query or the anchor
 * changes. A page that wants the focus elsewhere sets it in an effect, which runs later.
 */
const routeFocus: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    const target = targetOf(location.hash) ?? document.querySelector('h1');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  },
};

export default routeFocus;
