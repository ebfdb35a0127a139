import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { toClientConfig } from './siteConfig';

const NAME = 'light-client';
const BUILD_DEPENDENCIES = [__filename, path.join(__dirname, '../code-blocks/rehype.ts')];
const CLIENT = path.join(__dirname, 'client');

/**
 * Keeps out of the start script what browsers do not need, or not yet: the
 * framework ships its whole configuration and requests the chunks of every
 * page whose link is in view.
 */
export default function lightClientPlugin({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      await actions.createData('config.json', toClientConfig(siteConfig));
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        // The bundler's cache does not see what these files decide.
        experiments: { cache: { buildDependencies: BUILD_DEPENDENCIES } },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            path.join(generatedFilesDir, NAME, 'default/config.json'),
          ),
          // Code is highlighted at build (plugins/code-blocks).
          new NormalModuleReplacementPlugin(
            /prism-include-languages$/,
            path.join(CLIENT, 'nothing.ts'),
          ),
          new NormalModuleReplacementPlugin(/^\.\/docusaurus$/, path.join(CLIENT, 'docusaurus.ts')),
        ],
      };
    },
  };
}
