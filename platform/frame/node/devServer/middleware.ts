import type { Configuration } from 'webpack';
import type { ExpressRequestHandler, Middleware } from 'webpack-dev-server';

/**
 * A bundler configuration that lets the development server answer requests.
 *
 * @param path only requests below it are passed on; by default, all
 */
export function withMiddleware(middleware: ExpressRequestHandler, path = '/'): Configuration {
  return {
    devServer: {
      setupMiddlewares: (middlewares: Middleware[]) => {
        // Before the middleware of the server, some of which answers every address with a page.
        middlewares.unshift({ path, middleware });
        // The framework concatenates the lists that this function and those of others return.
        return [];
      },
    },
  };
}
