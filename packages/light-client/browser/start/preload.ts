/** Asks for data that a script will fetch. */
export function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
  );
}
