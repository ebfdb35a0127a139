import type { ClientModule } from '@docusaurus/types';

/**
 * Keeps the framework's links from asking for the page of every link in view: the next page is
 * loaded when the reader points at its link or touches it, if there is a connection. Observers tell
 * a link that it is in view after the first call of this, which comes with the hydration.
 */
const noPrefetch: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) {
      const { docusaurus } = window;
      window.docusaurus = {
        prefetch: () => false,
        preload: (route) => navigator.onLine && docusaurus.preload(route),
      };
    }
  },
};

export default noPrefetch;
