import { useLocation } from 'react-router-dom';
import { rendererOf } from '../client/renderer';

// In place of react-router-dom and react-router-config while pages are written: the originals, but
// addresses are compared as in browsers. The originals take a pattern for each route of the site
// and each item of the top bar, so that a page cost the more the more pages there were.
export * from 'react-router-dom';
export { matchPath } from '../client/matchPath';
export { matchRoutes } from '../client/renderer';
export const renderRoutes = rendererOf(useLocation);
