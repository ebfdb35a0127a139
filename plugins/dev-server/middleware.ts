import type { Configuration } from 'webpack';
import type { ExpressRequestHandler, Middleware } from 'webpack-dev-server';

/**
 * A piece of a bundler's configuration that lets the development server answer requests.
 *
 * @param path only requests below it are handed over; all without
 */
export function withMiddleware(middleware: ExpressRequestHandler, path = '/'): Configuration {
  return {
    devServer: {
      setupMiddlewares: (middlewares: Middleware[]) => {
        // Before those of the server, one of which answers every address with a page.
        middlewares.unshift({ path, middleware });
        // The framework joins the lists that this function and those of others return.
        return [];
      },
    },
  };
}
