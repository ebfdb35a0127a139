// Routes have no base path; addresses on the host do, for example `/preview/` on a preview host.

/**
 * `/preview/events/` → `/events/`.
 *
 * @param pathname with base path
 * @param baseUrl with slashes at both ends
 */
export function withoutBasePath(pathname: string, baseUrl: string): string {
  return pathname.slice(baseUrl.length - 1);
}

/**
 * `/events/` → `/preview/events/`.
 *
 * @param route without base path
 * @param baseUrl with slashes at both ends
 */
export function withBasePath(route: string, baseUrl: string): string {
  return baseUrl.slice(0, -1) + route;
}
