import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { MarkdownContribution } from '../contribution';

/** What the loader is given. */
export interface DrawnDataOptions {
  siteDir: string;
  drawn: NonNullable<MarkdownContribution['drawn']>;
}

/**
 * Compiles pages again when a file changes from which their components draw, in development and in
 * a build with the bundler's cache. The bundler cannot know these files: no page imports them.
 */
export default function drawnDataPlugin(
  { siteDir }: LoadContext,
  contributions: readonly MarkdownContribution[],
): Plugin {
  const drawn = Object.assign({}, ...contributions.map((one) => one.drawn ?? {})) as object;
  return {
    name: 'site-drawn-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.md$/,
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'loader.mjs'), options: { siteDir, drawn } }],
          },
        ],
      },
    }),
  };
}
