import type { Config, PluginConfig } from '@docusaurus/types';
import config from '../docusaurus.config';

function fromHere(plugin: string): string {
  return plugin.startsWith('./') ? `.${plugin}` : plugin;
}

/** Own plugins that stand in for one of the framework's. */
const STAND_INS: Record<string, string> = {
  './plugins/docs/index.ts': '@docusaurus/plugin-content-docs',
};

/** Plugins named by a path are looked up from the folder of the configuration: one up from here. */
function toStock(plugin: unknown): PluginConfig {
  if (Array.isArray(plugin)) {
    const [name, ...options] = plugin as [string, object];
    return [STAND_INS[name] ?? fromHere(name), ...options] as PluginConfig;
  }
  return typeof plugin === 'string' ? fromHere(plugin) : (plugin as PluginConfig);
}

/** The same content with the framework's default bundler and without its v4 flags. */
const stock: Config = {
  ...config,
  future: {},
  plugins: config.plugins?.map(toStock),
};

export default stock;
