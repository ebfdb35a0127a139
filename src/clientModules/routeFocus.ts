import type { ClientModule } from '@docusaurus/types';

/**
 * After a navigation inside the site, the focus moves to the heading of the new page: a screen
 * reader announces the page by it, and the keyboard goes on from there.
 *
 * Left alone: the first page, where the browser knows best, and a change of query or of the anchor
 * within a page. A page that wants the focus elsewhere takes it in an effect, which runs later.
 */
const routeFocus: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const target = anchor ?? document.querySelector('h1');
    if (target instanceof HTMLElement) {
      target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    }
  },
};

export default routeFocus;
