/**
 * Asks for data that a script will fetch.
 *
 * @param fetchPriority low for what the scripts need only once they run
 */
export function preload(href: string, fetchPriority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link');
  const kind = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority };
  document.head.append(Object.assign(link, kind, { href }));
}
