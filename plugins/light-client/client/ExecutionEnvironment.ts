/**
 * What the framework's links learn about the browser. Without observers, of which each link would
 * start one at every render, they ask at once for the page ahead, and `docusaurus.ts` declines.
 */
export default {
  canUseDOM: true,
  canUseEventListeners: true,
  canUseIntersectionObserver: false,
  canUseViewport: true,
};
