import type { ClientModule } from '@docusaurus/types';

/** How long the focus rests on a link that is meant, and not passed by, in milliseconds. */
const REST_MS = 100;
/** Of a page; files have an ending. */
const ROUTE = /\/[^./]*$/;

/** Loads the page of a link that the keyboard rests on, as the framework's links do for pointers and fingers. */
function preloadFocused({ target }: FocusEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const { origin, pathname } = window.location;
  if (link?.origin === origin && link.pathname !== pathname && ROUTE.test(link.pathname)) {
    setTimeout(() => {
      if (link === document.activeElement) {
        // One that fails is loaded at the click.
        Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
      }
    }, REST_MS);
  }
}

/**
 * Keeps the framework's links from asking for the page of every link in view: the next page is
 * loaded when the reader points at its link, touches it, or rests on it with the keyboard, if there
 * is a connection. Observers tell a link that it is in view after the first call of this, which
 * comes with the hydration.
 */
const noPrefetch: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) {
      const { docusaurus } = window;
      window.docusaurus = {
        prefetch: () => false,
        preload: (route) => navigator.onLine && docusaurus.preload(route),
      };
      document.addEventListener('focusin', preloadFocused);
    }
  },
};

export default noPrefetch;
