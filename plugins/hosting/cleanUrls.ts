import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';

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

/**
 * Moves pages from the framework's `a/b/index.html` to `a/b.html`.
 *
 * With an index file, hosts would redirect `/a/b` to `/a/b/`, which is not
 * the route. The framework's `trailingSlash` option knows only one form for
 * all routes; ours are of both.
 *
 * @param outDir folder of the built site
 * @param routes all routes, without base path
 */
export async function moveToCleanUrls(outDir: string, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    const target = path.join(outDir, fileOfRoute(route));
    const source = path.join(outDir, route, 'index.html');
    if (target === source || !existsSync(source)) {
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await rename(source, target);
    const folder = path.dirname(source);
    if ((await readdir(folder)).length === 0) {
      await rmdir(folder);
    }
  }
}
