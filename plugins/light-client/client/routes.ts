import ComponentCreator from '@docusaurus/ComponentCreator';
import siteConfig from '@generated/docusaurus.config';
import type { RouteEntry } from '../pageTable';
import type { Route } from './renderer';
import { renderRoutes } from './router';
import routesChunkNames from './routesChunkNames';

const { baseUrl } = siteConfig;

/** Its address is known from the start: breadcrumbs ask whether there is a home page. */
const home: Route = { path: baseUrl, exact: true, component: () => null };

/** The routes of pages whose table has come. */
const known: Route[] = [home];

/**
 * In place of `@generated/routes`. The framework renders its routes only once,
 * so those that are known stand below one that renders them anew whenever the
 * address changes.
 */
const routes: Route[] = [{ path: baseUrl, component: () => renderRoutes(known), routes: known }];
export default routes;

/** Adds those routes that are not known yet, and keeps the components of the others. */
export function addRoutes(entries: readonly RouteEntry[], target: Route[] = known): void {
  for (const { path, hash, exact, chunkNames, routes: children, attributes } of entries) {
    const key = `${path}-${hash}`;
    let route = target.find((other) => other.key === key);
    if (!route) {
      routesChunkNames[key] = chunkNames;
      const isHome = target === known && exact && path === baseUrl;
      route = Object.assign(isHome ? home : {}, {
        ...attributes,
        key,
        path,
        exact,
        component: ComponentCreator(path, hash),
      });
      if (exact && !isHome) {
        target.unshift(route);
      } else if (!isHome) {
        // Matches more paths than one, so it comes after those that match one.
        target.push(route);
      }
    }
    if (children) {
      route.routes ??= [];
      addRoutes(children, route.routes);
    }
  }
}
