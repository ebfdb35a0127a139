import { existsSync } from 'node:fs';
import type { FasterConfig } from '@docusaurus/types';

/** Where the bundler keeps what it made, from the folder in which the command was given. */
const BUNDLER_CACHE = 'node_modules/.cache/rspack';

/**
 * What the framework does faster than by default: everything, as far as it is safe.
 *
 * @param folder of the bundler's cache
 */
export function faster(folder = BUNDLER_CACHE): FasterConfig {
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    // With it, what is compiled for the server waits for what is compiled of the same page for
    // browsers. Nothing is, if their cache has the page already and the server's has not, as after
    // a build that was stopped between the two: the next one waited without end and without a word
    // (loader.js of @docusaurus/mdx-loader). Without a cache both compile every page.
    mdxCrossCompilerCache: !existsSync(folder),
  };
}
