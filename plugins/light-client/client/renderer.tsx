import type { ComponentType, ReactNode } from 'react';
import type { Location } from 'history';
import type { RouteConfig } from 'react-router-config';
import { matchPath } from './matchPath';

export interface Route extends RouteConfig {
  path: string;
  key?: string;
  routes?: Route[];
}

/** The first route of each level that an address belongs to, from the outside in. */
export function matchRoutes(routes: readonly Route[], pathname: string): { route: Route }[] {
  const route = routes.find((candidate) => matchPath(pathname, candidate));
  return route ? [{ route }, ...matchRoutes(route.routes ?? [], pathname)] : [];
}

/**
 * What shows the routes of a level: the first that the present address belongs to.
 *
 * @param useLocation hook of the router that knows the address
 */
export function rendererOf(useLocation: () => Location): (routes?: readonly Route[]) => ReactNode {
  function Switch({ routes }: { routes: readonly Route[] }): ReactNode {
    const { pathname } = useLocation();
    const route = routes.find((candidate) => matchPath(pathname, candidate));
    const Component = route?.component as ComponentType<{ route: Route }> | undefined;
    return Component && route ? <Component key={route.key} route={route} /> : null;
  }
  return function renderRoutes(routes) {
    return routes && <Switch routes={routes} />;
  };
}
