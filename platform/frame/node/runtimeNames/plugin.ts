import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Plugin } from '@docusaurus/types';
import type { WebpackPluginInstance } from 'webpack';

/** The script that names all others with their hashes. */
const RUNTIME = /runtime~main/;

/** The framework's minimizer for all scripts but the runtime, and one for the runtime. */
function minimizers(): WebpackPluginInstance[] {
  const minimizerOptions = { minify: true, ...getSwcJsMinimizerOptions() } as object;
  return [
    new rspack.SwcJsMinimizerRspackPlugin({ exclude: RUNTIME, minimizerOptions }),
    new rspack.SwcJsMinimizerRspackPlugin({
      include: RUNTIME,
      // An option of SWC that the types of the bundler lack.
      minimizerOptions: { ...minimizerOptions, mangle: { disableCharFreq: true } as object },
    }),
  ] as unknown[] as WebpackPluginInstance[];
}

/**
 * Gives the runtime's variables the same names in a build with the bundler's cache and in one without.
 * The minimizer counts letters, and gives the shortest names to the most frequent ones; those of the
 * runtime are, at that time, of provisional hashes, which differ with a cache.
 */
export default function runtimeNamesPlugin(): Plugin {
  return {
    name: 'site-runtime-names',
    configureWebpack({ mode, optimization }, isServer) {
      if (mode !== 'production' || isServer) {
        return {};
      }
      const all: readonly unknown[] = optimization?.minimizer ?? [];
      const others = all.filter((one) => !(one instanceof rspack.SwcJsMinimizerRspackPlugin));
      if (others.length === all.length) {
        throw new Error('The framework minifies scripts by something else than SwcJsMinimizer.');
      }
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: { minimizer: [...minimizers(), ...(others as WebpackPluginInstance[])] },
      };
    },
  };
}
