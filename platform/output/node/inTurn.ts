import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * A plugin of the framework as a function, with its options in it. Plugins of different content
 * have no type in common but their name.
 */
export type PluginFunction = (
  context: LoadContext,
) => Pick<Plugin, 'name'> | Promise<Pick<Plugin, 'name'>>;

/**
 * Lets plugins finish the build one after the other, in their order. The framework starts all
 * their `postBuild` hooks at once, and some read or move what others write.
 */
export function sequentialPostBuild(
  plugins: readonly PluginFunction[],
): ((context: LoadContext) => Promise<Plugin>)[] {
  let before: Promise<void> = Promise.resolve();
  return plugins.map((make) => async (context) => {
    const plugin = (await make(context)) as Plugin;
    const { postBuild } = plugin;
    return postBuild
      ? {
          ...plugin,
          postBuild: (props) => {
            before = before.then(() => postBuild.call(plugin, props));
            return before;
          },
        }
      : plugin;
  });
}
