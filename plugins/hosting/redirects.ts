/** A permanent redirect; both paths carry the base path. */
export interface RedirectRule {
  from: string;
  to: string;
}

/** The unclean forms of a route that reach it by redirect. */
function uncleanForms(route: string): string[] {
  if (route === '/') {
    return ['/index.html'];
  }
  const stem = route.replace(/\/$/, '');
  return [`${stem}/index.html`, `${stem}.html`];
}

/**
 * All redirects of the site.
 *
 * A missing or extra slash at the end of a route needs no rule: the hosts
 * settle that by the kind of the file.
 *
 * @param oldRoutes old route without trailing slash → present route
 * @param routes all routes, without base path
 * @param baseUrl base path, with slashes at both ends
 */
export function toRedirectRules(
  oldRoutes: Record<string, string>,
  routes: readonly string[],
  baseUrl: string,
): RedirectRule[] {
  const pairs = [
    ...Object.entries(oldRoutes).flatMap(([from, to]) => [
      [from, to] as const,
      [`${from}/`, to] as const,
    ]),
    ...routes
      .filter((route) => !route.endsWith('.html'))
      .flatMap((route) => uncleanForms(route).map((from) => [from, route] as const)),
  ];
  const base = baseUrl.slice(0, -1);
  return pairs.map(([from, to]) => ({ from: base + from, to: base + to }));
}

/** The rules in the form of a `_redirects` file (Netlify, Cloudflare and kin). */
export function toRedirectsFile(rules: readonly RedirectRule[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}
