import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, LazyCompilationOptions } from '@rspack/core';
import type {
  Configuration as ServerConfiguration,
  ExpressRequestHandler,
} from 'webpack-dev-server';
import { watchCompiler } from './hotUpdate';
import { withMiddleware } from './middleware';

/** The texts of pages. Everything around them is compiled at the start, with the first page. */
const MARKDOWN = /\.md$/;

/**
 * The server answers under its own names only, and lets no other site read its answers: the framework
 * lets all do so, and with them every page that a writer has open.
 */
const OWN_HOSTS: ServerConfiguration = { allowedHosts: 'auto', headers: () => ({}) };

/**
 * Keeps the development server to itself, and makes it start faster: each page is compiled when it
 * is opened. Builds compile everything.
 */
export default function devServerPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack({ mode }) {
      if (mode !== 'development') {
        return {};
      }
      const lazyCompilation: LazyCompilationOptions = {
        entries: false,
        imports: true,
        test: MARKDOWN,
      };
      let compileOpened: ExpressRequestHandler | undefined;
      const { devServer } = withMiddleware((...request) => compileOpened?.(...request));
      return {
        devServer: { ...devServer, ...OWN_HOSTS },
        lazyCompilation,
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: [path.join(__dirname, 'registry.mjs')],
            },
          ],
        },
        plugins: [
          {
            apply(webpackCompiler) {
              // The framework's types only know webpack.
              const compiler = webpackCompiler as unknown as Compiler;
              compileOpened = compiler.rspack.lazyCompilationMiddleware(
                compiler,
              ) as ExpressRequestHandler;
              watchCompiler(compiler.hooks);
            },
          },
        ],
      };
    },
  };
}
