import type { Compiler, Configuration } from 'webpack';
import type Server from 'webpack-dev-server';
import { sortProblems, type Problem } from '#platform/base/common/problems';

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
