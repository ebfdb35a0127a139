import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';
import type Server from 'webpack-dev-server';
import {
  ContentError,
  formatProblems,
  sortProblems,
  type Problem,
} from '#platform/base/common/problems';
import { inThread } from '#platform/base/node/thread';

/** Shows problems of the content in open pages, as the development server shows those of code. */
export interface Overlay {
  /** For the bundler of the client. */
  configuration: Configuration;
  /** Shows these in place of those before; none takes the overlay away. */
  show: (problems: readonly Problem[]) => void;
}

/** Makes an overlay, which shows nothing before the development server listens. */
export function browserOverlay(): Overlay {
  let server: Server | undefined;
  let shown: readonly Problem[] = [];
  const send = (type: string, data?: unknown) =>
    server?.sendMessage(server.webSocketServer?.clients ?? [], type, data);
  const sendShown = () => {
    if (shown.length > 0) {
      const messages = sortProblems(shown).map(({ file, line, field, reason, remedy }) => ({
        file: line === undefined ? file : `${file}:${line}`,
        message: `${field}: ${reason}\n→ ${remedy}`,
      }));
      send('errors', messages);
    }
  };
  return {
    configuration: {
      devServer: {
        setupMiddlewares: (_middlewares, started) => {
          server = started;
          // The framework concatenates the lists that this function and those of others return.
          return [];
        },
      },
      plugins: [
        {
          apply({ hooks }: Compiler) {
            // The server says that all is well whenever the bundler is done, which takes the overlay away.
            hooks.done.tap('site-content-checks', () => {
              setImmediate(sendShown);
            });
          },
        },
      ],
    },
    show(problems) {
      if (shown.length > 0 && problems.length === 0) {
        send('still-ok');
      }
      shown = problems;
      sendShown();
    },
  };
}

type Check = (siteDir: string) => Promise<Problem[]>;

/**
 * Checks all content before any other plugin reads it, so that a single report names everything
 * that needs fixing: bad content stops the build and the start of the development server. While the
 * server runs, problems of an edit are printed and shown in open pages; below, the last good page stays.
 *
 * @param tasks module whose `checkContent` runs in a thread
 */
export default async function contentChecksPlugin(
  { siteDir }: LoadContext,
  tasks: string,
): Promise<Plugin> {
  // Content is watched by the plugins that publish it, and their reload runs the checks. If it was
  // watched here as well, two reloads would run at once, and the framework would keep the result of
  // the later one, which started with the page as it was before the edit.
  const plugin: Plugin = {
    name: 'site-content-checks',
    getPathsToWatch: () => ['data/{redirects,changes}.yaml'],
  };
  const isDevelopment = process.env.NODE_ENV === 'development';
  // In a thread of its own, since the main thread compiles the edited page.
  const check = inThread<Check>(tasks, 'checkContent', { stays: isDevelopment });
  const problems = await check(siteDir);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
  if (!isDevelopment) {
    return plugin;
  }
  let isFirstLoad = true;
  const overlay = browserOverlay();
  return {
    ...plugin,
    configureWebpack: (_config, isServer) => (isServer ? {} : overlay.configuration),
    allContentLoaded() {
      if (!isFirstLoad) {
        // Not awaited: the page shows the edit in the meantime.
        check(siteDir).then(
          (found) => {
            overlay.show(found);
            if (found.length > 0) {
              logger.error(formatProblems(found));
            }
          },
          (error: unknown) => {
            // An unreadable file must not end the server.
            logger.error(`The content could not be checked: ${String(error)}`);
          },
        );
      }
      isFirstLoad = false;
      return Promise.resolve();
    },
  };
}
