import preloadPage from './preload';

const preloaded = new Set<string>();

/** On these, a page that is not opened after all would cost the reader. */
function isCostlyConnection(): boolean {
  const { connection } = navigator as { connection?: { effectiveType: string; saveData: boolean } };
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}

/**
 * `window.docusaurus`, with which the framework's links load pages ahead. In
 * place of the framework's own, which fetches the page of every link in view:
 * this one waits until the reader points at a link, focuses or touches it.
 */
export default Object.freeze({
  prefetch: () => false,
  async preload(path: string): Promise<void> {
    if (preloaded.has(path) || isCostlyConnection()) {
      return;
    }
    preloaded.add(path);
    try {
      await preloadPage(path);
    } catch {
      // The click will tell, if it comes.
      preloaded.delete(path);
    }
  },
  /** Nothing calls it: it makes the bundler compile the chunks of all pages. */
  registry: () => import(/* webpackChunkName: "registry" */ '@generated/registry'),
  /** Nor this: it puts into the start script what frames every page. */
  frame: () => import(/* webpackMode: "eager" */ '@theme/Layout'),
});
