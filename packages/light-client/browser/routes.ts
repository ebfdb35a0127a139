import type { RouteConfig } from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import siteConfig from '@generated/docusaurus.config';
import type { RouteEntry } from '../common/pageTable';
import routesChunkNames from './routesChunkNames';

interface Route extends RouteConfig {
  path: string;
  key?: string;
  routes?: Route[];
}

const { baseUrl } = siteConfig;

/** The routes of pages whose table has come. */
const known: Route[] = [];

const root = {
  path: baseUrl,
  component: () => renderRoutes(known),
  routes: known,
  /**
   * Nobody calls these. They make the bundler compile the chunks of all pages, and put what frames
   * every page into the start script.
   */
  compiled: [
    () => import(/* webpackChunkName: "registry" */ '@generated/registry'),
    () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  ],
};

/** Never drawn, since the root comes first: breadcrumbs ask whether there is a home page. */
const home = { path: baseUrl, exact: true, component: () => null };

/**
 * In place of `@generated/routes`. The framework renders its routes only once,
 * so those that are known stand below one that renders them anew whenever the
 * address changes.
 */
export default [root, home];

/** Adds those routes that are not known yet, and keeps the components of the others. */
export function addRoutes(entries: readonly RouteEntry[], target: Route[] = known): void {
  for (const { path, hash, exact, chunkNames, routes: children, attributes } of entries) {
    const key = `${path}-${hash}`;
    let route = target.find((other) => other.key === key);
    if (!route) {
      routesChunkNames[key] = chunkNames;
      route = { ...attributes, key, path, exact, component: ComponentCreator(path, hash) };
      // What matches more paths than one comes after those that match one.
      target[exact ? 'unshift' : 'push'](route);
    }
    if (children) {
      route.routes ??= [];
      addRoutes(children, route.routes);
    }
  }
}
