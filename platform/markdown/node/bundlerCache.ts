import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Files that decide what is compiled, by no import that the bundler's cache could follow. */
const DECIDING = [
  'platform/markdown/node/codeBlocks/rehype.ts',
  // It names the browsers that styles are compiled for.
  'package.json',
];

/** Empties the bundler's cache when one of these files changes. */
export default function bundlerCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-bundler-cache',
    configureWebpack({ mode }, _isServer, { currentBundler }) {
      const buildDependencies = DECIDING.map((file) => path.join(siteDir, file));
      return mode === 'production' && currentBundler.name === 'rspack'
        ? { experiments: { cache: { buildDependencies } } }
        : {};
    },
  };
}
