import type { ClientModule } from '@docusaurus/types';

/**
 * Keeps the framework's links from asking for the page of every link in view: the next page is
 * loaded when the reader points at its link or touches it. Observers tell a link that it is in
 * view after the first call of this, which comes with the hydration.
 */
const noPrefetch: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) {
      window.docusaurus = { ...window.docusaurus, prefetch: () => false };
    }
  },
};

export default noPrefetch;
