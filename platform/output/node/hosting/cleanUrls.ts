import type { OutputStep } from '../contribution';

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
