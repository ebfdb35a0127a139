import type { OutputContribution, OutputStep } from '../contribution';
import { remove } from '../pages';
import { encodePath, headerRules, toHeadersFile } from './headers';
import { checkMarkup, scriptHashes } from './inlineScripts';

/**
 * The file under which hosts find a route in exactly the form it has:
 * `/a/` → `a/index.html`, `/a/b` → `a/b.html`.
 *
 * @param route without base path
 */
export function fileOfRoute(route: string): string {
  const relative = route.slice(1);
  if (relative.endsWith('.html')) {
    return relative;
  }
  return route.endsWith('/') ? `${relative}index.html` : `${relative}.html`;
}

/** The route of a page: `a/index.html` → `/a/`, `a/b.html` → `/a/b`. The error page has none but its file. */
export function routeOfFile(file: string): string {
  if (file === '404.html') {
    return '/404.html';
  }
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/**
 * Moves pages from the framework's `a/b/index.html` to `a/b.html`.
 *
 * With an index file, hosts would redirect `/a/b` to `/a/b/`, which is not
 * the route. The framework's `trailingSlash` option knows only one form for
 * all routes; ours are of both.
 */
export const cleanAddresses: OutputStep = {
  name: 'clean addresses',
  run({ pages, routes }) {
    const isRoute = new Set(routes);
    return {
      pages: pages
        .filter(({ route, file }) => isRoute.has(route) && file !== fileOfRoute(route))
        .map((page) => page.movedTo(fileOfRoute(page.route))),
    };
  },
};

/** A permanent redirect; both paths carry the base path. */
interface RedirectRule {
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
  oldRoutes: Readonly<Record<string, string>>,
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
  return rules.map(({ from, to }) => `${encodePath(from)} ${encodePath(to)} 301\n`).join('');
}

/**
 * Takes the scripts out of the pages at old routes, which hosts without a redirects file serve:
 * the policy would need a hash of each, and their `refresh` redirects without it.
 */
export const scriptlessRedirects: OutputStep = {
  name: 'pages at old routes',
  run: ({ pages, oldRoutes }) => ({
    pages: pages
      .filter(({ route }) => route in oldRoutes)
      .map((page) =>
        page.edit([...page.elements()].filter(({ tagName }) => tagName === 'script').map(remove)),
      ),
  }),
};

/** What hosts are told: redirects and response headers. */
export const hostRules = (contributions: readonly OutputContribution[]): OutputStep => ({
  name: 'rules for hosts',
  async run({ pages, bodies, routes, oldRoutes, baseUrl }) {
    const read = await bodies();
    checkMarkup(pages, read, oldRoutes);
    const base = baseUrl.slice(0, -1);
    const redirects = [
      ...toRedirectRules(oldRoutes, routes, baseUrl),
      ...contributions.flatMap(({ movedFiles = {} }) =>
        Object.entries(movedFiles).map(([from, to]) => ({ from: base + from, to: base + to })),
      ),
    ];
    const headers = headerRules(
      scriptHashes(pages, read),
      routes,
      contributions.flatMap((contribution) => contribution.headers ?? []),
    );
    return {
      files: {
        _redirects: toRedirectsFile(redirects),
        _headers: toHeadersFile(headers, baseUrl),
      },
    };
  },
});
