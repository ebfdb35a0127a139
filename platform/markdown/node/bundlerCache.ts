import path from 'node:path';
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

/** Files that decide what is compiled, by no import that the bundler's cache could follow. */
const DECIDING = [
  'platform/markdown/node/codeBlocks/rehype.ts',
  // It names the browsers that styles are compiled for.
  'package.json',
];

/** The script that names all others with their hashes. */
const RUNTIME = /runtime~main/;

/** An option of SWC that the types of the bundler lack. */
const WITHOUT_COUNTING: object = { disableCharFreq: true };

/**
 * The framework's minimizer, which gives the shortest names to the most frequent letters, and one for
 * the runtime that doesn't: its letters are those of provisional hashes, which differ with a cache.
 */
function minimizers(): WebpackPluginInstance[] {
  const minimizerOptions = { minify: true, ...getSwcJsMinimizerOptions() } as object;
  return [
    new rspack.SwcJsMinimizerRspackPlugin({ exclude: RUNTIME, minimizerOptions }),
    new rspack.SwcJsMinimizerRspackPlugin({
      include: RUNTIME,
      minimizerOptions: { ...minimizerOptions, mangle: WITHOUT_COUNTING },
    }),
  ] as unknown[] as WebpackPluginInstance[];
}

/**
 * Lets a build with the bundler's cache make what one without it makes, byte for byte. Empties the
 * cache when one of the deciding files changes.
 */
export default function bundlerCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-bundler-cache',
    configureWebpack({ mode, optimization }, _isServer, { currentBundler }) {
      if (mode !== 'production' || currentBundler.name !== 'rspack') {
        return {};
      }
      const buildDependencies = DECIDING.map((file) => path.join(siteDir, file));
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        experiments: { cache: { buildDependencies } },
        optimization: {
          minimizer: optimization?.minimizer?.flatMap((plugin) =>
            plugin instanceof rspack.SwcJsMinimizerRspackPlugin ? minimizers() : [plugin],
          ),
        },
      };
    },
  };
}
