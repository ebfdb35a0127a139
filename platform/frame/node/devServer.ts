import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, LazyCompilationOptions } from '@rspack/core';
import type { Configuration } from 'webpack';
import type {
  Configuration as ServerConfiguration,
  ExpressRequestHandler,
  Middleware,
} from 'webpack-dev-server';
import { ContentError } from '#platform/base/common/problems';

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

const NAME = 'HotUpdate';
/** Pause without an edit before all pages are read again, in milliseconds. */
const QUIET_MS = 500;

/** Pending while the bundler works. */
let compilation: Promise<void> | undefined;

/** Tracks when the bundler works. */
export function watchCompiler({
  watchRun,
  done,
  failed,
}: Pick<Compiler['hooks'], 'watchRun' | 'done' | 'failed'>): void {
  let end: (() => void) | undefined;
  const onEnd = () => {
    end?.();
    end = undefined;
    compilation = undefined;
  };
  watchRun.tap(NAME, () => {
    compilation ??= new Promise((resolve) => {
      end = resolve;
    });
  });
  done.tap(NAME, onEnd);
  failed.tap(NAME, onEnd);
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, QUIET_MS);
  });

const isAboutContent = (error: unknown): boolean =>
  error instanceof Error && (error instanceof ContentError || isAboutContent(error.cause));

/**
 * A plugin that, after an edit, reads its content again only once the browser has the edited page
 * and no other edit follows: the bundler compiles the page in the same thread, in a fraction of the
 * time. Where an edit makes its content bad, it keeps what it loaded last. The framework would print a stack
 * and leave the rest of the reload out, and so the content check, which says what to mend.
 */
export function reloadAfterHotUpdate<Content>(plugin: Plugin<Content>): Plugin<Content> {
  let last: { content: Content } | undefined;
  let edits = 0;
  let isWaiting = false;
  const load = async () => {
    try {
      last = { content: (await plugin.loadContent?.()) as Content };
    } catch (error) {
      if (!last || !isAboutContent(error)) {
        throw error;
      }
    }
    return last.content;
  };
  return {
    ...plugin,
    async loadContent() {
      if (!last) {
        return load();
      }
      edits += 1;
      if (isWaiting) {
        // The pending reload will read this edit, too; the framework drops this one.
        return new Promise(() => undefined);
      }
      isWaiting = true;
      for (let seen = -1; seen !== edits;) {
        seen = edits;
        await pause();
        await compilation;
      }
      isWaiting = false;
      return load();
    },
  };
}

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
