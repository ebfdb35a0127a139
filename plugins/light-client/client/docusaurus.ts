import preloadPage from '@docusaurus/core/lib/client/preload';

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
  preload(path: string): false | Promise<unknown> {
    if (preloaded.has(path) || isCostlyConnection()) {
      return false;
    }
    preloaded.add(path);
    return preloadPage(path);
  },
});
