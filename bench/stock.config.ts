import type { Config } from '@docusaurus/types';
import config from '../docusaurus.config';

/** Plugins named by a path are looked up from the folder of the configuration: one up from here. */
function fromHere<Plugin>(plugin: Plugin): Plugin | string {
  return typeof plugin === 'string' && plugin.startsWith('./') ? `.${plugin}` : plugin;
}

/** The same content with the framework's default bundler and without its v4 flags. */
const stock: Config = {
  ...config,
  future: {},
  plugins: config.plugins?.map(fromHere),
};

export default stock;
