import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, LazyCompilationOptions } from '@rspack/core';
import type { ExpressRequestHandler } from 'webpack-dev-server';
import { watchCompiler } from './hotUpdate';
import { withMiddleware } from './middleware';

/** The texts of pages. Everything around them is compiled at the start, with the first page. */
const MARKDOWN = /\.md$/;

/**
 * Makes the development server start faster: each page is compiled when it is opened. Only with
 * Rspack; builds compile everything.
 */
export default function devServerPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'dev-server',
    configureWebpack({ mode }, _isServer, { currentBundler }) {
      if (mode !== 'development' || currentBundler.name !== 'rspack') {
        return {};
      }
      const lazyCompilation: LazyCompilationOptions = {
        entries: false,
        imports: true,
        test: MARKDOWN,
      };
      let compileOpened: ExpressRequestHandler | undefined;
      return {
        ...withMiddleware((...request) => compileOpened?.(...request)),
        ...{ lazyCompilation },
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
